// @vitest-environment happy-dom
import {
  type Chain,
  createKitConfig,
  KitProvider,
  type NewTransaction,
  useAddRecentTransaction,
} from '@foyer/kit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { chains } from '../../config/chains.ts'
import Sill from './Sill.tsx'

vi.mock('./useChainStatus.ts', () => ({
  useChainStatus: () => ({ tone: 'ok', text: '', tones: [] }),
}))

const [kept, removed = kept] = chains
let root: Root
let add: (transaction: NewTransaction & { readonly chainId: number }) => unknown
const page = document.createElement('div')

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

function Page() {
  add = useAddRecentTransaction()
  return <Sill />
}

/** Opens the page with these networks, and connects an account. */
async function visit(configured: readonly [Chain, ...Chain[]]): Promise<void> {
  const connectors = [mock({ accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })]
  const config = createKitConfig({ appName: 'Test', chains: configured, connectors })
  root = createRoot(page)
  await act(() =>
    root.render(
      <KitProvider config={config}>
        <Page />
      </KitProvider>,
    ),
  )
  const [connector] = config.wagmi.connectors
  if (connector) await act(() => connect(config.wagmi, { connector }))
}

const isMoving = () => page.querySelector('[role=img] span') !== null

it('moves a light while a transaction is pending, but not for one of a removed network', async () => {
  await visit([kept, removed])
  expect(isMoving()).toBe(false)
  const hash = `0x${'1'.repeat(64)}` as const
  await act(async () => add({ hash, description: 'x', chainId: removed.id }))
  expect(isMoving()).toBe(true)
  await act(() => root.unmount())
  await visit([kept])
  expect(isMoving()).toBe(false)
})
