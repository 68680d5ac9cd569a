// @vitest-environment happy-dom

import { I18nProvider } from '@foyer/ui/i18n/I18nProvider.tsx'
import { mount } from '@foyer/ui/testing/mount.tsx'
import { expect, onTestFinished, test, vi } from 'vitest'
import { walletGroupForTest, walletRowForTest } from '../../testing/walletRowForTest.ts'
import { DownloadView } from './DownloadView.tsx'
import { GetView } from './GetView.tsx'

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36'
const tablet = 'Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) Version/26.0 Safari/604.1'
const code = 'https://wallet.example/download'
const store = 'https://apps.example/wallet'
const app = { downloadUrls: { qrCode: code }, mobileDownloadUrl: store }

/** Where the links lead on this device. */
function linksOf(userAgent: string, view: React.ReactNode) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { unmount } = mount(<I18nProvider>{view}</I18nProvider>)
  onTestFinished(() => {
    unmount()
    vi.restoreAllMocks()
  })
  return [...document.querySelectorAll('a')].map(({ href }) => href)
}

test.each([
  ['a desktop', desktop, []],
  ['a tablet', tablet, [store]],
])("GET opens the device's store, not a code to scan, on a device that has one: %s", (_, userAgent, links) => {
  const view = <GetView groups={[walletGroupForTest([app])]} layout="wide" onGetWallet={() => {}} />
  expect(linksOf(userAgent, view)).toEqual(links)
})

test.each([
  ['a desktop', desktop, []],
  ['a tablet', tablet, [store]],
])('beside the code to scan is a link to the store of this device, if it has one: %s', (_, userAgent, links) => {
  const view = <DownloadView wallet={walletRowForTest(app)} onContinue={() => {}} />
  expect(linksOf(userAgent, view)).toEqual(links)
})
