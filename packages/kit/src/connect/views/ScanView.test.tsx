// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletRowForTest } from '../../testing/walletRowForTest.ts'
import type { PairingLink } from '../attempt/pairingLink.ts'
import { ScanView } from './ScanView.tsx'

test('a link that comes late is shown with its own time left from the first frame', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const config = kitConfigForTest([])
  const render = (link: PairingLink | undefined) =>
    root.render(
      <KitProvider config={config}>
        <ScanView
          wallet={walletRowForTest()}
          link={link}
          isPhone={false}
          onOpen={() => {}}
          onRetry={() => {}}
          onGetWallet={() => {}}
        />
      </KitProvider>,
    )
  const times = new Set<string>()
  // Called after each commit and its layout effects, as a frame would be drawn.
  const observer = new MutationObserver(() => {
    for (const time of element.textContent.match(/\d:\d\d/g) ?? []) times.add(time)
  })
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  try {
    render(undefined)
    await vi.waitFor(() => expect(element.textContent).toContain('Wallet'))
    now.mockReturnValue(1_060_000)
    render({ uri: 'wc:1@2?relay-protocol=irn&symKey=1', expiresAt: 1_360_000 })
    await vi.waitFor(() => expect([...times].at(-1)).toBe('5:00'))
    expect([...times]).toEqual(['5:00'])
  } finally {
    observer.disconnect()
    root.unmount()
    element.remove()
    now.mockRestore()
  }
})

test("the page's notice loads before the link comes, so that nothing moves once it is there", async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const pairingNotice = vi.fn(async () => ({ default: () => 'Pairs with the demo.' }))
  const config = kitConfigForTest([], { pairingNotice })
  const render = (link: PairingLink | undefined) =>
    root.render(
      <KitProvider config={config}>
        <ScanView
          wallet={walletRowForTest()}
          link={link}
          isPhone={false}
          onOpen={() => {}}
          onRetry={() => {}}
          onGetWallet={() => {}}
        />
      </KitProvider>,
    )
  const hints: (string | undefined)[] = []
  const observer = new MutationObserver(() => {
    if (element.textContent.includes('Copy link'))
      hints.push(element.querySelector('p')?.textContent)
  })
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  try {
    render(undefined)
    await vi.waitFor(() => expect(pairingNotice).toHaveBeenCalledOnce())
    await pairingNotice.mock.results[0]?.value
    render({ uri: 'wc:1@2?relay-protocol=irn&symKey=1', expiresAt: Date.now() + 300_000 })
    await vi.waitFor(() => expect(hints).not.toEqual([]))
    expect(new Set(hints)).toEqual(new Set(['Pairs with the demo.']))
  } finally {
    observer.disconnect()
    root.unmount()
    element.remove()
  }
})
