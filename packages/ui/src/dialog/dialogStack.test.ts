// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createDialogStack } from './dialogStack.ts'

function open(stack: ReturnType<typeof createDialogStack>, log: string[] = [], name = 'dialog') {
  const element = document.createElement('dialog')
  const leave = stack.push({ element, reopen: (modal) => log.push(`${name} ${modal}`) })
  return { element, leave }
}

it('the last opened dialog is on top, even if one below closes first', () => {
  const stack = createDialogStack()
  expect(stack.top()).toBeNull()
  const outer = open(stack)
  const inner = open(stack)
  expect(stack.top()).toBe(inner.element)
  outer.leave()
  expect(stack.top()).toBe(inner.element)
  inner.leave()
  expect(stack.top()).toBeNull()
})

it('notifies its listeners of each change, and leaving twice counts once', () => {
  const stack = createDialogStack()
  const listener = vi.fn()
  const stop = stack.subscribe(listener)
  const { leave } = open(stack)
  leave()
  leave()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  open(stack)
  expect(listener).toHaveBeenCalledTimes(2)
})

it('yields from the top down, and returns from the bottom up once no overlay is left', () => {
  const stack = createDialogStack()
  const log: string[] = []
  open(stack, log, 'outer')
  open(stack, log, 'inner')
  const first = stack.yieldTopLayer()
  const second = stack.yieldTopLayer()
  expect(log).toEqual(['inner false', 'outer false'])
  first()
  first()
  expect(stack.yielding()).toBe(true)
  second()
  expect(stack.yielding()).toBe(false)
  expect(log).toEqual(['inner false', 'outer false', 'outer true', 'inner true'])
})
