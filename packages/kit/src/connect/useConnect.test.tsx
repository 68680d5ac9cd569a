// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { KitContext } from '../config/KitContext.ts'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { walletGroupForTest } from '../testing/walletRowForTest.ts'
import { mount } from '../ui/testing/mount.tsx'
import type { ConnectView } from './connectView.ts'
import { useConnect } from './useConnect.ts'

afterEach(() => void vi.useRealTimers())

test('a dialog that is taken off the page asks the wallet nothing more', async () => {
  vi.useFakeTimers()
  const busy = Object.assign(new Error('already pending'), { code: -32002 })
  const getAccounts = vi.fn(async () => [])
  const kit = kitConfigForTest([
    fakeConnector({ id: 'a', connect: () => Promise.reject(busy), getAccounts }),
  ])
  const [connector] = kit.wagmi.connectors
  const groups = [walletGroupForTest([{ id: 'a', ready: true, connector }])]
  let view: ConnectView | undefined
  function Probe() {
    view = useConnect({
      groups,
      layout: 'wide',
      open: true,
      titleId: 'title',
      initialStep: undefined,
      onClose() {},
    })
    return null
  }
  const { unmount } = mount(
    <KitContext value={kit}>
      <I18nProvider>
        <Probe />
      </I18nProvider>
    </KitContext>,
  )
  const [row] = groups[0]?.wallets ?? []
  if (!row || !view) throw new Error('nothing to press')
  const { onSelect } = view
  act(() => onSelect(row))
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(view.attempt).toMatchObject({ phase: 'failed', kind: 'pending' })
  expect(getAccounts.mock.calls.length).toBeGreaterThan(1)

  unmount()
  const asked = getAccounts.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(getAccounts).toHaveBeenCalledTimes(asked)
})
