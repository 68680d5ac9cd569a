// @vitest-environment happy-dom
import { Activity, act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../i18n/I18nProvider.tsx'
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
  })
  await act(async () => root.unmount())
})

it('a dialog that is hidden and shown again while closing ends up closed', async () => {
  // An exit animation that never ends.
  const endless = { effect: new (class KeyframeEffect {})(), finished: new Promise(() => {}) }
  vi.stubGlobal('KeyframeEffect', endless.effect.constructor)
  HTMLElement.prototype.getAnimations = function getAnimations() {
    Object.assign(endless.effect, { target: this })
    // biome-ignore lint/plugin/casts: it has the properties that the dialog reads.
    return [endless as unknown as Animation]
  }
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
