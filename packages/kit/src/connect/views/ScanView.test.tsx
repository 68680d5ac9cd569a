// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { KitConfig } from '../../kit/assembleKit.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletRowForTest } from '../../testing/walletRowForTest.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import type { PairingLink } from '../attempt/pairingLink.ts'
import { ScanView } from './ScanView.tsx'

const onQrCodeLoads = vi.hoisted(() => vi.fn())
vi.mock('@foyer/ui/qr/QrCode.tsx', (importOriginal) => {
  onQrCodeLoads()
  return importOriginal()
})

/** `onFrame` is called after each commit and its layout effects, as a frame would be drawn. */
function scanView(
  config: KitConfig,
  onFrame: (element: HTMLElement) => void,
  row: Partial<WalletRow> = {},
) {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const observer = new MutationObserver(() => onFrame(element))
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => {
    observer.disconnect()
    root.unmount()
    element.remove()
  })
  const render = (link: PairingLink | undefined, appMissing = false) =>
    root.render(
      <KitProvider config={config}>
        <ScanView
          wallet={walletRowForTest(row)}
          link={link}
          appMissing={appMissing}
          isPhone={false}
          onOpen={() => {}}
          onRetry={() => {}}
          onGetWallet={() => {}}
        />
      </KitProvider>,
    )
  return { element, render }
}

const uri = 'wc:1@2?relay-protocol=irn&symKey=1'

// The first test, while the code that draws it has not been loaded yet.
test('the QR code is drawn together with its time left', async () => {
  const drawn = new Set<boolean>()
  const { render } = scanView(kitConfigForTest([]), (view) => {
    if (/\d:\d\d/.test(view.textContent)) drawn.add(view.querySelector('[role="img"]') !== null)
  })
  render(undefined)
  await vi.waitFor(() => expect(onQrCodeLoads).toHaveBeenCalledOnce())
  await vi.dynamicImportSettled()
  render({ uri, timeLeft: () => 300_000 })
  await vi.waitFor(() => expect(drawn.has(true)).toBe(true))
  expect([...drawn]).toEqual([true])
})

test('a link that comes late is shown with its own time left from the first frame', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  onTestFinished(() => void now.mockRestore())
  const times = new Set<string>()
  const { element, render } = scanView(kitConfigForTest([]), ({ textContent }) => {
    for (const time of textContent.match(/\d:\d\d/g) ?? []) times.add(time)
  })
  render(undefined)
  await vi.waitFor(() => expect(element.textContent).toContain('Wallet'))
  now.mockReturnValue(1_060_000)
  render({ uri, timeLeft: () => 1_360_000 - Date.now() })
  await vi.waitFor(() => expect([...times].at(-1)).toBe('5:00'))
  expect([...times]).toEqual(['5:00'])
})

test("the page's notice loads before the link comes, so that nothing moves once it is there", async () => {
  const pairingNotice = vi.fn(async () => ({ default: () => 'Pairs with the demo.' }))
  const hints = new Set<string | undefined>()
  const { render } = scanView(kitConfigForTest([], { pairingNotice }), (element) => {
    const hasLink = element.textContent.includes('Copy link')
    if (hasLink) hints.add(element.querySelector('p')?.textContent)
  })
  render(undefined)
  await vi.waitFor(() => expect(pairingNotice).toHaveBeenCalledOnce())
  await pairingNotice.mock.results[0]?.value
  render({ uri, timeLeft: () => 300_000 })
  await vi.waitFor(() => expect(hints.size).toBeGreaterThan(0))
  expect([...hints]).toEqual(['Pairs with the demo.'])
})

const tablet = 'Mozilla/5.0 (Linux; Android 16; Pixel Tablet) Chrome/156.0.0.0 Safari/537.36'

test.each([
  ['a tablet', tablet, true],
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36', false],
])('beside the code is OPEN for an app of this device, if it has one: %s', async (_device, userAgent, offers) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  onTestFinished(() => vi.restoreAllMocks())
  const definition = {
    id: 'app',
    name: 'App',
    iconBackground: '#000',
    links: { android: 'app://wc?uri={uri}' },
  }
  const { element, render } = scanView(kitConfigForTest([]), () => {}, { definition })
  render({ uri, timeLeft: () => 300_000 })
  await vi.waitFor(() => expect(element.textContent).toContain('Copy link'))
  const names = [...element.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(names.includes('OPEN')).toBe(offers)
})

test.each([
  ['is reported, with a link to its store', tablet, 'Wallet didn’t open', true],
  [
    'is not called missing within another app',
    `${tablet} Telegram-Android`,
    'Open this page in your',
    false,
  ],
])('an app that does not open on a tablet %s', async (_, userAgent, says, offersStore) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  onTestFinished(() => vi.restoreAllMocks())
  const { element, render } = scanView(kitConfigForTest([]), () => {}, {
    mobileDownloadUrl: 'https://play.example/app',
    definition: {
      id: 'app',
      name: 'App',
      iconBackground: '#000',
      links: { android: 'app://wc?uri={uri}' },
    },
  })
  const link = { uri, timeLeft: () => 300_000 }
  const store = () => element.querySelector('a[href="https://play.example/app"]')
  const open = () => [...element.querySelectorAll('button')].find(isOpen)
  render(link)
  await vi.waitFor(() => expect(open()).toBeDefined())
  expect(store()).toBeNull()
  open()?.focus()
  render(link, true)
  const alert = () => element.querySelector('[role="alert"]')?.textContent
  await vi.waitFor(() => expect(alert()).toContain(says))
  expect(store()?.textContent.includes('GET') ?? false).toBe(offersStore)
  expect(document.activeElement).toBe(open())
})

test('a refused copy shows the link in a field that says what to do, and announces it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  onTestFinished(() => vi.restoreAllMocks())
  const { element, render } = scanView(kitConfigForTest([]), () => {})
  render({ uri, timeLeft: () => 300_000 })
  const copy = () => [...element.querySelectorAll('button')].find(isCopyLink)
  await vi.waitFor(() => expect(copy()).toBeDefined())
  copy()?.click()
  const advice = 'Couldn’t copy. Select the link and copy it yourself.'
  await vi.waitFor(() => {
    const field = element.querySelector('input')
    expect(field?.value).toBe(uri)
    expect(field?.labels?.[0]?.textContent).toBe(advice)
  })
  await vi.waitFor(() => {
    const said = [...document.querySelectorAll('[role="status"]')].map((box) => box.textContent)
    expect(said).toContain(advice)
  })
})

const isOpen = ({ textContent }: Element) => textContent === 'OPEN'
const isCopyLink = ({ textContent }: Element) => textContent === 'Copy link'
