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
  scrolled(300)
  navigate('/networks')
  memory.restore()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  const second: unknown = history.state
  scrolled(120)
  traverseTo(null)
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

it('survives a reload and corrupt storage', () => {
  scrolled(300)
  window.dispatchEvent(new Event('pagehide'))
  memory.stop()
  memory = createScrollMemory(window)
  memory.restore()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  for (const text of ['{', '{}', '[1]', '[[1,2]]', '[["first","far"]]', '[["first",null]]']) {
    sessionStorage.setItem('foyer.scroll', text)
    memory.stop()
    memory = createScrollMemory(window)
    memory.restore()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  }
})
