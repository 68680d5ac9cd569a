// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEventsFromHost } from './keepEventsFromHost.ts'

let dialog: HTMLDialogElement
let button: HTMLElement
let stop: () => void
const onHost = vi.fn()
const onBody = vi.fn()
const heard = ['pointerdown', 'mousedown', 'touchstart', 'focusin']

beforeEach(() => {
  vi.clearAllMocks()
  dialog = document.body.appendChild(document.createElement('dialog'))
  button = dialog.appendChild(document.createElement('button'))
  // Makes the dialog match `:modal`, which happy-dom does not know.
  vi.spyOn(dialog, 'matches').mockReturnValue(true)
  stop = keepEventsFromHost(dialog, () => true)
  for (const type of heard) {
    document.body.addEventListener(type, onBody)
    document.addEventListener(type, onHost)
  }
  // Radix listens for Escape in this way.
  document.addEventListener('keydown', onHost, true)
})

afterEach(() => {
  stop()
  for (const type of heard) {
    document.body.removeEventListener(type, onBody)
    document.removeEventListener(type, onHost)
  }
  document.removeEventListener('keydown', onHost, true)
  document.body.replaceChildren()
})

const press = (key: string) =>
  button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test("clicks and focus in the dialog reach React, but not the host's document listeners", () => {
  for (const type of heard) button.dispatchEvent(new Event(type, { bubbles: true }))
  expect(onBody).toHaveBeenCalledTimes(heard.length)
  expect(onHost).not.toHaveBeenCalled()
})

test('Escape closes only the dialog; other keys are not affected', () => {
  expect(press('Escape')).toBe(true)
  expect(onHost).not.toHaveBeenCalled()
  press('a')
  expect(onHost).toHaveBeenCalledOnce()
})

test('events elsewhere, or after the dialog has closed, reach the host', () => {
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(onHost).toHaveBeenCalledTimes(1)
  stop()
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press('Escape')
  expect(onHost).toHaveBeenCalledTimes(3)
})
