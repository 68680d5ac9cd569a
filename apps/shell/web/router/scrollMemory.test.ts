// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { createScrollMemory, type ScrollMemory } from './scrollMemory.ts'

let memory: ScrollMemory
let scrollTo: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  memory = createScrollMemory(window)
})
afterEach(() => {
  memory.stop()
  vi.restoreAllMocks()
})

const scrolled = (top: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)

/** Simulates Back, with the state of the entry that the browser returns to. */
function traverseTo(state: unknown): void {
  // Without the event that wouter adds to `history.replaceState`.
  History.prototype.replaceState.call(history, state, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
}

it('starts a new page at the top and restores the position of a visited one', () => {
  // As on pages over plain HTTP.
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const first: unknown = history.state
  scrolled(300)
  navigate('/networks')
  memory.restore()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  const second: unknown = history.state
  scrolled(120)
  traverseTo(first)
  memory.restore()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  traverseTo(second)
  memory.restore()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 120)
})

it('keeps the position of a page whose own link was pressed', () => {
  scrolled(300)
  navigate('/networks')
  navigate('/networks', { replace: true })
  const second: unknown = history.state
  scrolled(120)
  navigate('/settings')
  traverseTo(second)
  memory.restore()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 120)
})

/** Simulates that another page of the site is loaded in the same tab. */
function load(state: unknown): void {
  window.dispatchEvent(new Event('pagehide'))
  memory.stop()
  History.prototype.replaceState.call(history, state, '')
  memory = createScrollMemory(window)
  memory.restore()
}

it('starts at the top when the site is opened again in the same tab, and Back restores', () => {
  const first: unknown = history.state
  scrolled(300)
  load(null)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  scrolled(120)
  load(first)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
})

it('keeps the position of a page apart from that of a part of another page, opened by its link', () => {
  const first: unknown = history.state
  scrolled(300)
  navigate('/networks')
  // As 'Skip to content' does.
  traverseTo(null)
  scrolled(120)
  navigate('/settings')
  traverseTo(first)
  memory.restore()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
})

it('survives a reload and corrupt storage', () => {
  const key: unknown = Reflect.get(Object(history.state), 'key')
  scrolled(300)
  window.dispatchEvent(new Event('pagehide'))
  memory.stop()
  memory = createScrollMemory(window)
  memory.restore()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  for (const text of ['{', '{}', '[1]', '[[1,2]]', `[["${key}","far"]]`, `[["${key}",null]]`]) {
    sessionStorage.setItem('foyer.scroll', text)
    memory.stop()
    memory = createScrollMemory(window)
    memory.restore()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  }
})
