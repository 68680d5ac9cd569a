import { expect, test } from 'vitest'
import { connectors } from '../../testing/walletListForTest.ts'
import { walletRowForTest } from '../../testing/walletRowForTest.ts'
import { type ConnectView, viewKey } from './connectView.ts'
import type { ConnectLayout } from './useLayout.ts'
import { firstFilter } from './visibleGroups.ts'

const [connector] = connectors('walletConnect').map((each) => ({ ...each, type: 'walletConnect' }))
const wallet = walletRowForTest({
  ready: true,
  connector,
  definition: {
    id: 'wallet',
    name: 'Wallet',
    iconBackground: '#000',
    links: { ios: 'app://{uri}' },
  },
})

/** The view of a wallet that is being paired. */
function view(layout: ConnectLayout, appMissing: boolean): ConnectView {
  const nothing = () => {}
  return {
    attempt: { phase: 'connecting', walletId: 'wallet', link: undefined, appMissing },
    canGoBack: true,
    depth: 1,
    filter: firstFilter,
    groups: [],
    layout,
    retries: 0,
    step: 'CONNECT',
    titleId: 'title',
    wallet,
    onBack: nothing,
    onClose: nothing,
    onConnect: nothing,
    onContinue: nothing,
    onExtension: nothing,
    onFilter: nothing,
    onGet: nothing,
    onGetApp: nothing,
    onGetWallet: nothing,
    onLearn: nothing,
    onOpen: nothing,
    onRetry: nothing,
    onSelect: nothing,
  }
}

test.each([
  ['the wallet that is asked, whose heading changes', 'phone', true],
  ['a code to scan, which stays', 'wide', false],
] as const)('when an app does not open, the focus leaves %s', (_, layout, moves) => {
  const changes = viewKey(view(layout, false)) !== viewKey(view(layout, true))
  expect(changes).toBe(moves)
})
