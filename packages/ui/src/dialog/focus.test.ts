// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { tryFocus } from './focus.ts'

test('an element that a browser takes for inert until the layout is read again gets focus', () => {
  const button = document.body.appendChild(document.createElement('button'))
  const focus = button.focus.bind(button)
  let isInert = true
  button.focus = (options) => {
    if (!isInert) focus(options)
  }
  button.getClientRects = () => {
    isInert = false
    return Object.assign([], { item: () => null })
  }
  expect(tryFocus(button)).toBe(true)
  expect(document.activeElement).toBe(button)
})
