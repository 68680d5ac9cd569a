// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { Deployment } from '../../config/deployment.ts'
import { startPhone } from './startPhone.ts'

vi.mock('../../demo/phone/startDemoPhone.tsx', () => ({ startDemoPhone: vi.fn() }))

const deployment: Deployment = {
  mode: 'demo',
  instanceId: 'one',
  publicUrl: 'http://localhost',
  chains: [],
  walletConnect: { projectId: 'x', relayUrl: 'ws://localhost/demo/relay' },
}

it('marks the document as English, whatever the language of the page', async () => {
  const { documentElement: page } = document
  page.lang = 'ar'
  page.dir = 'rtl'
  await startPhone(deployment, [], document.body)
  expect([page.lang, page.dir]).toEqual(['en', 'ltr'])
})
