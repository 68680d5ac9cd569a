// @vitest-environment happy-dom
import { Activity, act, type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import { mount } from '../testing/mount.tsx'
import { UiProvider } from '../UiProvider.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it.each([
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['de-AT', 'ltr'],
])('a dialog in %s has direction %s', async (locale, dir) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <I18nProvider locale={locale}>
        <UiProvider>
          <Dialog open onClose={() => {}} titleId="title">
            <h1 id="title">Title</h1>
          </Dialog>
        </UiProvider>
      </I18nProvider>,
    ),
  )
  await vi.waitFor(() => {
    const frame = document.querySelector('dialog')?.closest('[lang]')
    expect([frame?.getAttribute('lang'), frame?.getAttribute('dir')]).toEqual([locale, dir])
    // The live regions' element, which is in the body while no dialog is open.
    const regions = document.querySelector<HTMLElement>('div[data-kit-root]')
    expect([regions?.lang, regions?.dir]).toEqual([locale, dir])
  })
  await act(async () => root.unmount())
})

/** Gives dialogs an exit animation that never ends. */
function neverFinishClosing(): void {
  const endless = { effect: new (class KeyframeEffect {})(), finished: new Promise(() => {}) }
  vi.stubGlobal('KeyframeEffect', endless.effect.constructor)
  HTMLElement.prototype.getAnimations = function getAnimations() {
    Object.assign(endless.effect, { target: this })
    // biome-ignore lint/plugin/casts: it has the properties that the dialog reads.
    return [endless as unknown as Animation]
  }
}

it('a dialog that is opened again while it closes starts over, with the focus on its title', () => {
  neverFinishClosing()
  function Search(): ReactElement {
    const [text, setText] = useState('')
    return (
      <button type="button" onClick={() => setText('rai')}>
        Search {text}
      </button>
    )
  }
  const page = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} titleId="title">
      <h1 id="title" tabIndex={-1}>
        Title
      </h1>
      <Search />
    </Dialog>
  )
  const { render, unmount } = mount(page(true))
  const button = () => document.querySelector('button')
  button()?.focus()
  act(() => button()?.click())
  render(page(false))
  expect(button()?.textContent).toBe('Search rai')
  render(page(true))
  expect(button()?.textContent).toBe('Search ')
  expect(document.activeElement?.id).toBe('title')
  unmount()
})

it('a dialog whose request was accepted shows a check while it closes', () => {
  neverFinishClosing()
  const page = (open: boolean, accepted: boolean) => (
    <Dialog open={open} accepted={accepted} onClose={() => {}} titleId="title">
      <h1 id="title">Title</h1>
    </Dialog>
  )
  const { render, unmount } = mount(page(true, false))
  const check = () => document.querySelector('dialog[data-accepted] svg')
  expect(check()).toBeNull()
  render(page(false, true))
  expect(check()).not.toBeNull()
  render(page(true, true))
  expect(check()).toBeNull()
  render(page(false, false))
  expect(check()).toBeNull()
  unmount()
})

it('a dialog that is hidden and shown again while closing ends up closed', async () => {
  neverFinishClosing()
  const page = (mode: 'hidden' | 'visible', open: boolean) => (
    <Activity mode={mode}>
      <Dialog open={open} onClose={() => {}} titleId="title">
        <h1 id="title">Title</h1>
      </Dialog>
    </Activity>
  )
  const { render, unmount } = mount(page('visible', true))
  expect(document.querySelector('dialog')?.open).toBe(true)
  render(page('visible', false))
  expect(document.querySelector('dialog')?.dataset).toHaveProperty('closing')
  render(page('hidden', false))
  render(page('visible', false))
  expect(document.querySelector('dialog')).toBeNull()
  unmount()
})
