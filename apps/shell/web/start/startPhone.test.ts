// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { Deployment } from '../../config/deployment.ts'
import type { ShownLanguage } from '../i18n/languages/shownLanguage.ts'
import { startPhone } from './startPhone.ts'

vi.mock('../../demo/phone/startDemoPhone.ts', () => ({ startDemoPhone: vi.fn() }))

const deployment: Deployment = {
  mode: 'demo',
  instanceId: 'one',
  publicUrl: 'http://localhost',
  chains: [],
  walletConnect: { projectId: 'x', relayUrl: 'ws://localhost/demo/relay' },
}

it('marks the document with the language that is shown, also after another tab has changed it', async () => {
  const { documentElement: page } = document
  let language: ShownLanguage = { locale: 'de-AT', language: 'de', messages: undefined }
  const listeners = new Set<() => void>()
  await startPhone(deployment, [], document.body, {
    get: () => language,
    choice: () => undefined,
    choose: async () => {},
    ready: undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  expect([page.lang, page.dir]).toEqual(['de-AT', 'ltr'])
  language = { locale: 'ar', language: 'ar', messages: undefined }
  for (const listener of listeners) listener()
  expect([page.lang, page.dir]).toEqual(['ar', 'rtl'])
})
