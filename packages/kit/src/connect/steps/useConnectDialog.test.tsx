// @vitest-environment happy-dom

import { announcementGap } from '@foyer/ui/announcer/createAnnouncer.ts'
import { I18nProvider } from '@foyer/ui/i18n/I18nProvider.tsx'
import { mount } from '@foyer/ui/testing/mount.tsx'
import { connect } from '@wagmi/core'
import { act } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { KitContext } from '../../chains/config/KitContext.ts'
import type { KitConfig } from '../../kit/assembleKit.ts'
import { fakeConnector, never } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { type ConnectView, codeToScan } from './connectView.ts'
import { useConnectDialog } from './useConnectDialog.ts'

afterEach(() => void vi.useRealTimers())

/** Renders the hook with a row for each wallet. `view()` returns its last result. */
function setUp(kit: KitConfig, rows: readonly Partial<WalletRow>[], onClose = () => {}) {
  const groups = [walletGroupForTest(rows)]
  let latest: ConnectView | undefined
  function Probe() {
    latest = useConnectDialog({
      groups,
      layout: 'wide',
      open: true,
      titleId: 'title',
      start: undefined,
      onClose,
      onSearch() {},
    })
    return null
  }
  const { unmount } = mount(
    <KitContext.Provider value={kit}>
      <I18nProvider>
        <Probe />
      </I18nProvider>
    </KitContext.Provider>,
  )
  const view = () => {
    if (!latest) throw new Error('nothing drawn')
    return latest
  }
  const row = (index: number) => {
    const found = groups[0]?.wallets[index]
    if (!found) throw new Error('no such row')
    return found
  }
  return { row, unmount, view }
}

test('an unmounted dialog sends the wallet no further requests', async () => {
  vi.useFakeTimers()
  const busy = Object.assign(new Error('already pending'), { code: -32002 })
  const getAccounts = vi.fn(async () => [])
  const kit = kitConfigForTest([
    fakeConnector({ id: 'a', connect: () => Promise.reject(busy), getAccounts }),
  ])
  const [connector] = kit.wagmi.connectors
  const { row, unmount, view } = setUp(kit, [{ id: 'a', ready: true, connector }])
  act(() => view().onSelect(row(0)))
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(view().attempt).toMatchObject({ phase: 'failed', kind: 'pending' })
  expect(getAccounts.mock.calls.length).toBeGreaterThan(1)

  unmount()
  const asked = getAccounts.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(getAccounts).toHaveBeenCalledTimes(asked)
})

test("a wallet without instructions of its own leads to the kit's, for its extension and its app", () => {
  const store = 'https://example.com'
  const definition = { id: 'omega', name: 'Omega', iconBackground: '#fff' }
  const { row, view } = setUp(kitConfigForTest([]), [
    { id: 'omega', definition, extensionDownloadUrl: store, mobileDownloadUrl: store },
  ])
  act(() => view().onGetWallet(row(0)))
  act(() => view().onExtension())
  expect(view().step).toBe('INSTRUCTIONS_EXTENSION')
  act(() => view().onBack())
  act(() => view().onGetApp())
  act(() => view().onContinue())
  expect(view().step).toBe('INSTRUCTIONS_MOBILE')
})

describe('Back and the attempt', () => {
  test("a wallet's download view does not affect its attempt, and Back returns to it", async () => {
    const onCall = vi.fn()
    const kit = kitConfigForTest([fakeConnector({ id: 'a', connect: never, onCall })])
    const [connector] = kit.wagmi.connectors
    const extensionDownloadUrl = 'https://example.com'
    const { row, view } = setUp(kit, [{ id: 'a', ready: true, connector, extensionDownloadUrl }])
    act(() => view().onSelect(row(0)))
    act(() => view().onGetWallet(row(0)))
    expect(view()).toMatchObject({ step: 'DOWNLOAD_OPTIONS', attempt: { phase: 'connecting' } })
    await act(async () => view().onBack())
    expect(view()).toMatchObject({ step: 'CONNECT', attempt: { phase: 'connecting' } })
    await vi.waitFor(() => expect(onCall).toHaveBeenCalledWith('connect'))
    expect(onCall.mock.calls.filter(([name]) => name === 'connect')).toHaveLength(1)
  })

  test('Back to another wallet sends it no request before RETRY', async () => {
    const onCall = vi.fn()
    const kit = kitConfigForTest([
      fakeConnector({ id: 'a', connect: never, onCall: (name) => onCall('a', name) }),
      fakeConnector({ id: 'b', connect: never }),
    ])
    const [a, b] = kit.wagmi.connectors
    const { row, view } = setUp(kit, [
      { id: 'a', ready: true, connector: a },
      { id: 'b', ready: true, connector: b },
    ])
    const connects = () => onCall.mock.calls.filter(([, name]) => name === 'connect').length
    act(() => view().onSelect(row(0)))
    await vi.waitFor(() => expect(connects()).toBe(1))
    act(() => view().onSelect(row(1)))
    await act(async () => view().onBack())
    expect(view()).toMatchObject({
      step: 'CONNECT',
      wallet: { id: 'a' },
      attempt: { phase: 'idle' },
    })
    expect(connects()).toBe(1)
    await act(async () => view().onRetry())
    expect(view().attempt).toMatchObject({ phase: 'connecting', walletId: 'a' })
  })
})

test('Back to a wallet with an app on this desktop creates a code, but does not open the app again', async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const kit = kitConfigForTest([
    fakeConnector({ id: 'walletConnect', type: 'walletConnect', connect: never }),
  ])
  const [connector] = kit.wagmi.connectors
  const links = { desktop: 'ledgerlive://wc?uri={uri}' }
  const definition = { id: 'ledger', name: 'Ledger', iconBackground: '#000', links }
  const { row, view } = setUp(kit, [
    { id: 'ledger', ready: true, connector, definition },
    { id: 'trust', ready: true, connector },
  ])
  const show = (topic: string) => {
    const data = `wc:${topic}@2?symKey=key`
    act(() => connector?.emitter.emit('message', { type: 'display_uri', data }))
    return { link: { uri: data } }
  }
  act(() => view().onSelect(row(0)))
  const first = show('first')
  expect(view().attempt).toMatchObject({ walletId: 'ledger', ...first })
  expect(followed).toHaveBeenCalledOnce()
  act(() => view().onSelect(row(1)))
  await act(async () => view().onBack())
  const second = show('second')
  expect(view().attempt).toMatchObject({ walletId: 'ledger', ...second })
  expect(followed).toHaveBeenCalledOnce()
  await act(async () => view().onRetry())
  show('third')
  expect(followed).toHaveBeenCalledTimes(2)
})

test('picking a wallet that is connected already closes the dialog', async () => {
  const kit = kitConfigForTest([fakeConnector({ id: 'a' })])
  const [connector] = kit.wagmi.connectors
  if (!connector) throw new Error('no connector')
  const onClose = vi.fn()
  const { row, view } = setUp(kit, [{ id: 'a', ready: true, connector }], onClose)
  await act(() => connect(kit.wagmi, { connector }))
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => view().onSelect(row(0)))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('an extension that announces itself while its QR code is shown is connected by a click', async () => {
  const onCall = vi.fn()
  const kit = kitConfigForTest([
    fakeConnector({ id: 'walletConnect', type: 'walletConnect', connect: never }),
    fakeConnector({ id: 'io.a', connect: never, onCall }),
  ])
  const [walletConnect, extension] = kit.wagmi.connectors
  const { row, view } = setUp(kit, [{ id: 'a', ready: true, connector: walletConnect }])
  act(() => view().onSelect(row(0)))
  const uri = 'wc:topic@2?symKey=key'
  act(() => walletConnect?.emitter.emit('message', { type: 'display_uri', data: uri }))
  const announced = { ...row(0), connector: extension, installed: true }
  expect(codeToScan(announced, view().attempt, 'wide')).toMatchObject({ link: { uri } })
  await act(async () => view().onSelect(announced))
  await vi.waitFor(() => expect(onCall).toHaveBeenCalledWith('connect'))
  expect(codeToScan(announced, view().attempt, 'wide')).toBeUndefined()
})

test('does not announce that it connects after the attempt has failed', async () => {
  vi.useFakeTimers()
  const refuse = () => Promise.reject(new Error('no'))
  const kit = kitConfigForTest([fakeConnector({ id: 'a', connect: refuse })])
  const [connector] = kit.wagmi.connectors
  const { row, unmount, view } = setUp(kit, [{ id: 'a', name: 'Shy', ready: true, connector }])
  onTestFinished(unmount)
  const announcesIt = () =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
      textContent.includes('Shy'),
    )
  await act(async () => view().onSelect(row(0)))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(view().attempt).toMatchObject({ phase: 'failed' })
  expect(announcesIt()).toBe(true)
  await act(async () => view().onRetry())
  await act(() => vi.advanceTimersByTimeAsync(announcementGap))
  expect(view().attempt).toMatchObject({ phase: 'failed' })
  expect(announcesIt()).toBe(false)
})
