// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publicAvatarSources } from '../../../config/avatars.ts'
import type { Deployment } from '../../../config/deployment.ts'
import type { PolicySources } from '../../../config/policy.ts'
import { Privacy } from './Privacy.tsx'

const deployment: Deployment = {
  mode: 'production',
  instanceId: 'production',
  publicUrl: 'https://foyer.example',
  chains: [],
  walletConnect: { projectId: '0'.repeat(32) },
  avatarSources: publicAvatarSources,
  auth: 'https://sessions.example',
}
const policies: readonly PolicySources[] = [
  { connect: ['https://api.tips.example'], reason: 'The list of tips.' },
]

vi.mock('../../i18n/usePageText.ts', () => ({ usePageText: () => (key: string) => key }))
vi.mock('../../AppContext.ts', () => ({
  useApp: () => ({ chains: [], deployment, registry: { policies } }),
}))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it('says why and when each host of the settings is contacted, in the visitor’s language', async () => {
  const page = document.createElement('div')
  await act(() => createRoot(page).render(<Privacy />))
  const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows.slice(1, -1)).toEqual([
    ['relay.walletconnect.org', 'settings.relay', 'settings.whenUsed'],
    ['metadata.ens.domains', 'settings.avatars', 'settings.whenShown'],
    ['ipfs.io', 'settings.avatars', 'settings.whenShown'],
    ['sessions.example', 'settings.signInServer', 'settings.whenUsed'],
    ['api.tips.example', 'The list of tips.', 'settings.whenUsed'],
  ])
})
