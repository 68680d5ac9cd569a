// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './useKeptFocus.ts'

let stop: () => void

beforeEach(() => {
  const locks = element('section', heading('h2', 'Locks'), element('ul', unlockRow()))
  document.body.replaceChildren(element('input'), element('main', heading('h1', 'Page'), locks))
  stop = keepFocus(document)
})

afterEach(() => stop())

function element(name: string, ...children: readonly Element[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

const heading = (name: string, text: string) =>
  Object.assign(document.createElement(name), { textContent: text })
const unlockRow = () => element('li', element('button'))

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}
const focusedText = () => document.activeElement?.textContent

it('focuses the heading of the nearest part that is left', async () => {
  find('button').focus()
  find('li').remove()
  await vi.waitFor(() => expect(focusedText()).toBe('Locks'))
  find('section').remove()
  await vi.waitFor(() => expect(focusedText()).toBe('Page'))
})

it('leaves the focus where it was moved to', async () => {
  find('button').focus()
  find('li').remove()
  find('input').focus()
  await turn()
  expect(document.activeElement).toBe(find('input'))
})

it('does nothing once something else was pressed', async () => {
  find('button').focus()
  find('h1').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  find('li').remove()
  await turn()
  expect(document.activeElement).toBe(document.body)
})

it('keeps what a press on the control itself focused', async () => {
  find('button').focus()
  find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  find('li').remove()
  await vi.waitFor(() => expect(focusedText()).toBe('Locks'))
})

/** Mutation observers have run. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
