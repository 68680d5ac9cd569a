// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createScrollLock } from './scrollLock.ts'

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('style')
})

function scrollbarOf(width: number) {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - width)
}

it('locks once for any number of dialogs, and unlocks with the last', () => {
  scrollbarOf(0)
  const lock = createScrollLock()
  const first = lock.acquire(document)
  const second = lock.acquire(document)
  first()
  first()
  expect(root.style.overflow).toBe('hidden')
  second()
  expect(root.style.overflow).toBe('')
})

it('reserves space for a scrollbar only if it takes any', () => {
  scrollbarOf(15)
  const release = createScrollLock().acquire(document)
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('stable')
  release()
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('')

  scrollbarOf(0)
  const again = createScrollLock().acquire(document)
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('')
  again()
})

it('restores the previous styles exactly', () => {
  scrollbarOf(15)
  root.style.setProperty('overflow', 'clip', 'important')
  root.style.setProperty('scrollbar-gutter', 'auto')
  root.style.setProperty('color', 'red')
  const before = root.getAttribute('style')
  createScrollLock().acquire(document)()
  expect(root.style.getPropertyValue('overflow')).toBe('clip')
  expect(root.style.getPropertyPriority('overflow')).toBe('important')
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('auto')
  expect([...(before?.matchAll(/[^;]+/g) ?? [])].length).toBe(root.style.length)
})

it('leaves no trace on a page without inline styles', () => {
  scrollbarOf(15)
  createScrollLock().acquire(document)()
  expect(root.hasAttribute('style')).toBe(false)
})

it('lets the page scroll again if its own dialog, from which this one was opened, has closed', () => {
  scrollbarOf(0)
  root.style.overflow = 'hidden'
  const release = createScrollLock().acquire(document)
  root.style.overflow = ''
  release()
  expect(root.style.overflow).toBe('')
})

it('lets the page scroll again after the dialogs of two providers, in whatever order', () => {
  scrollbarOf(15)
  const first = createScrollLock().acquire(document)
  const second = createScrollLock().acquire(document)
  first()
  second()
  expect(root.style).toHaveLength(0)
})
