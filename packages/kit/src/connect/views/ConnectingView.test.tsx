// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletRowForTest } from '../../testing/walletRowForTest.ts'
import { ConnectingView } from './ConnectingView.tsx'

const root = testRoot()
const uri = 'wc:1@2?relay-protocol=irn&symKey=1'
const android = 'Mozilla/5.0 (Linux; Android 15'

/** The step after the wallet's app did not open. */
async function openOn(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const attempt = {
    phase: 'connecting',
    walletId: 'wallet',
    link: { uri, timeLeft: () => 300_000 },
    appMissing: true,
  } as const
  const store = 'https://store.example/wallet'
  root.render(
    <KitProvider config={kitConfigForTest([])}>
      <ConnectingView
        wallet={walletRowForTest({ mobileDownloadUrl: store })}
        attempt={attempt}
        onOpen={() => {}}
        onRetry={() => {}}
      />
    </KitProvider>,
  )
  const text = () => document.body.textContent
  await vi.waitFor(() => expect(text()).toContain('Wallet didn’t open'))
  return text
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

test('in a browser, a wallet that did not open may be missing', async () => {
  const text = await openOn(`${android}) Chrome/140.0.0.0 Mobile Safari/537.36`)
  expect(text()).toContain('It may not be installed on this phone.')
  expect(text()).toContain('GET')
})

test('within another app it is not said to be missing, and the link can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const text = await openOn(
    `${android}; wv) Chrome/140.0.0.0 Mobile Safari/537.36 Telegram-Android`,
  )
  expect(text()).not.toMatch(/installed|GET/)
  expect(text()).toContain('Open this page in your browser, or copy the link')
  button('Copy link')?.click()
  await vi.waitFor(() => expect(button('Copied!')).toBeDefined())
  expect(written).toHaveBeenCalledWith(uri)
})
