// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../i18n/I18nProvider.tsx'
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
])('a dialog in %s is written %s', async (locale, dir) => {
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
