// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followKeyboard } from './followKeyboard.ts'

/** A visual viewport in a window that is 800 CSS pixels high. */
function viewport() {
  const visible = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', visible)
  vi.stubGlobal('innerHeight', 800)
  const change = (to: Partial<typeof visible>, event = 'resize') => {
    Object.assign(visible, to)
    visible.dispatchEvent(new Event(event))
  }
  return change
}

afterEach(() => vi.unstubAllGlobals())

describe('followKeyboard', () => {
  it('sets the height covered by the keyboard, and what remains after scrolling', () => {
    const change = viewport()
    const dialog = document.createElement('dialog')
    const stop = followKeyboard(dialog)
    const covered = () => dialog.style.getPropertyValue('--k-keyboard')
    expect(covered()).toBe('')
    change({ height: 460 })
    expect(covered()).toBe('340px')
    change({ offsetTop: 100 }, 'scroll')
    expect(covered()).toBe('240px')
    change({ height: 800, offsetTop: 0 })
    expect(covered()).toBe('')
    stop()
    change({ height: 460 })
    expect(covered()).toBe('')
  })

  it('does not mistake a browser bar or a zoomed page for a keyboard', () => {
    const change = viewport()
    const dialog = document.createElement('dialog')
    followKeyboard(dialog)
    change({ height: 744 })
    expect(dialog.style.getPropertyValue('--k-keyboard')).toBe('')
    change({ height: 400, scale: 2 })
    expect(dialog.style.getPropertyValue('--k-keyboard')).toBe('')
  })

  it('does nothing without a visual viewport', () => {
    vi.stubGlobal('visualViewport', null)
    const dialog = document.createElement('dialog')
    followKeyboard(dialog)()
    expect(dialog.style.getPropertyValue('--k-keyboard')).toBe('')
  })
})
