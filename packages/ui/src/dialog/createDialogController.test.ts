// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDialogController } from './createDialogController.ts'
import { createDialogStack } from './dialogStack.ts'
import { focusedElement } from './focus.ts'
import { createScrollLock } from './scrollLock.ts'

afterEach(() => {
  document.body.replaceChildren()
})

function addButton(parent: ParentNode, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.className = 'control'
  button.textContent = name
  parent.append(button)
  return button
}

/** Refuses focus, as an element with `display: none` does. happy-dom knows no layout. */
function hide(button: HTMLButtonElement): void {
  button.focus = () => {}
}

/**
 * Opens a dialog from `opener`, replaces that, closes, and returns the name of the focused element.
 */
async function focusAfter(replaceOpener: () => void): Promise<string | null | undefined> {
  const element = document.body.appendChild(document.createElement('dialog'))
  element.getAnimations = () => []
  const onClosed = vi.fn<() => void>()
  const controller = createDialogController(element, {
    stack: createDialogStack(),
    scrollLock: createScrollLock(),
    titleId: () => '',
    requestClose: () => {},
    returnFocusTo: () => '.control',
    onClosed,
  })
  controller.open()
  element.focus()
  replaceOpener()
  controller.close()
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  return focusedElement(document)?.textContent
}

it('shows a prepared dialog that a host’s own dialog has hidden with the page', () => {
  const around = document.body.appendChild(document.createElement('div'))
  const element = around.appendChild(document.createElement('dialog'))
  around.setAttribute('aria-hidden', 'true')
  around.setAttribute('inert', '')
  const { destroy, open } = createDialogController(element, {
    stack: createDialogStack(),
    scrollLock: createScrollLock(),
    titleId: () => '',
    requestClose: () => {},
    returnFocusTo: () => undefined,
    onClosed: () => {},
  })
  open()
  expect(element.open).toBe(true)
  expect(around.getAttributeNames()).toEqual([])
  destroy()
})

describe('a dialog whose opener was replaced', () => {
  it('focuses the control in the same place', async () => {
    hide(addButton(document.body.appendChild(document.createElement('header')), 'hidden'))
    const place = document.body.appendChild(document.createElement('main'))
    const opener = addButton(place, 'Connect Wallet')
    opener.focus()
    const replace = () => {
      opener.remove()
      addButton(place, 'Account')
    }
    expect(await focusAfter(replace)).toBe('Account')
  })

  it('focuses the control in the same shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const opener = addButton(shadow, 'Connect Wallet')
    opener.focus()
    const replace = () => {
      opener.remove()
      addButton(shadow, 'Account')
    }
    expect(await focusAfter(replace)).toBe('Account')
  })

  it('focuses a control elsewhere if its own place was removed or has none that is shown', async () => {
    const place = document.body.appendChild(document.createElement('main'))
    const nav = place.appendChild(document.createElement('nav'))
    const opener = addButton(nav, 'Connect Wallet')
    opener.focus()
    const replace = () => {
      nav.remove()
      hide(addButton(place, 'hidden'))
      addButton(document.body.appendChild(document.createElement('footer')), 'Account')
    }
    expect(await focusAfter(replace)).toBe('Account')
  })

  it('focuses a control that is shown if nothing had the focus', async () => {
    hide(addButton(document.body, 'hidden'))
    addButton(document.body, 'Account')
    expect(await focusAfter(() => {})).toBe('Account')
  })
})
