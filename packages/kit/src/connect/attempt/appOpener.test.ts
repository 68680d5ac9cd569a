// @vitest-environment happy-dom

import { onYieldRequest } from '@foyer/ui/overlays/yieldTopLayer.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletRowForTest } from '../../testing/walletRowForTest.ts'
import { rememberDeepLink } from '../../wallets/connectors/deepLinkChoice.ts'
import type { WalletDefinition, WalletLinks } from '../../wallets/walletDefinition.ts'
import { createAppOpener, detectAppOpened, openTimeout } from './appOpener.ts'
import { createConnectAttempts } from './connectAttempt.ts'

const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0.0.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36'

let followed: string[] = []

beforeEach(() => {
  followed = []
  vi.useFakeTimers()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
    this: HTMLAnchorElement,
  ) {
    followed.push(`${this.target || 'window'} ${this.getAttribute('href')}`)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setUp(links: WalletLinks | undefined, userAgent: string, extras: object = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { wagmi } = kitConfigForTest([
    fakeConnector({ id: 'walletConnect', connect: () => new Promise(() => {}) }),
  ])
  const [plain] = wagmi.connectors
  if (!plain) throw new Error('no connector')
  const connector: Connector = Object.assign(plain, { type: 'walletConnect' }, extras)
  const definition: WalletDefinition = {
    id: 'rainbow',
    name: 'Rainbow',
    iconBackground: '#000',
    links,
  }
  const row = walletRowForTest({
    id: 'rainbow',
    name: 'Rainbow',
    ready: true,
    connector,
    definition,
  })
  const storage = memoryStorage()
  const attempts = createConnectAttempts(wagmi, { onConnected: () => {} })
  const opener = createAppOpener(attempts, storage)
  const start = () => void attempts.start({ id: row.id, connector })
  const emitLink = () => connector.emitter.emit('message', { type: 'display_uri', data: uri })
  return { attempts, opener, row, start, storage, emitLink }
}

test.each([
  ['a web address in a new tab', { desktop: 'https://x.example/wc?uri={uri}' }, '_blank'],
  [
    'in the same window when it says so',
    { desktop: 'https://x.example/wc?uri={uri}', desktopTarget: 'window' },
    'window',
  ],
  ['an app’s scheme in the same window', { desktop: 'x://wc?uri={uri}' }, 'window'],
] as const)('a desktop link opens where the definition says, %s', (_what, links, target) => {
  const { opener, row, start, storage, emitLink } = setUp(links, desktop)
  opener.begin(row, false)
  start()
  expect(followed).toEqual([])
  emitLink()
  emitLink()
  expect(followed).toEqual([`${target} ${links.desktop.replace('{uri}', encodeURIComponent(uri))}`])
  // A stored link would make later requests leave the page.
  expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
})

test.each([
  ['a tablet', android, { android: 'rainbow://wc?uri={uri}' }, 0],
  ['a desktop', desktop, { desktop: 'rainbow://wc?uri={uri}' }, 1],
] as const)('beside a code, an app opens by itself on a desktop only: %s', (_device, userAgent, links, times) => {
  const { opener, row, start, storage, emitLink } = setUp(links, userAgent)
  opener.begin(row, true)
  start()
  emitLink()
  expect(followed).toHaveLength(times)
  expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  opener.open(row)
  expect(followed).toHaveLength(times + 1)
})

test('on a phone a prepared link opens the app within the tap, and the choice is stored', async () => {
  const prepare = vi.fn(async () => uri)
  const { attempts, opener, row, start, storage } = setUp(
    { ios: 'rainbow://wc?uri={uri}' },
    iPhone,
    {
      prepare,
    },
  )
  opener.prepare([row, row])
  await vi.advanceTimersByTimeAsync(0)
  expect(prepare).toHaveBeenCalledOnce()
  start()
  opener.begin(row, false)
  expect(followed).toEqual([`window rainbow://wc?uri=${encodeURIComponent(uri)}`])
  expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toContain('"name":"Rainbow"')
  vi.advanceTimersByTime(openTimeout)
  expect(attempts.getState()).toMatchObject({ phase: 'connecting', appMissing: true })
})

test.each([
  ['a wallet that takes the bare link', { android: '{rawUri}' }],
  ['any wallet, by OPEN', undefined],
])('on Android later requests reopen the app of %s, without the pairing key', (_what, links) => {
  const { opener, row, start, storage, emitLink } = setUp(links, android)
  opener.begin(row, false)
  start()
  emitLink()
  if (!links) opener.open(row)
  expect(followed).toEqual([`window ${uri}`])
  expect(JSON.parse(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({
    href: `wc:${'a'.repeat(64)}@2`,
    name: 'Rainbow',
  })
})

test('a prepared link is replaced before it expires, and never opened after that', async () => {
  let made = 0
  const prepare = vi.fn(async () => {
    made += 1
    return made === 1 ? uri : Promise.reject(new Error('no relay'))
  })
  const { opener, row } = setUp({ ios: 'rainbow://wc?uri={uri}' }, iPhone, { prepare })
  opener.prepare([row])
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(prepare).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(prepare).toHaveBeenCalledTimes(2)
  opener.begin(row, false)
  expect(followed).toEqual([])
})

test('a link that arrives after a wallet was picked is used only by that attempt', async () => {
  let tell = (_: string) => {}
  const prepare = () =>
    new Promise<string>((resolve) => {
      tell = resolve
    })
  const { opener, row } = setUp({ ios: 'rainbow://wc?uri={uri}' }, iPhone, { prepare })
  opener.prepare([row])
  opener.begin(row, false)
  tell(uri)
  await vi.advanceTimersByTimeAsync(0)
  opener.begin(row, false)
  expect(followed).toEqual([])
})

test('no link is prepared once the dialog is closed', async () => {
  const prepare = vi.fn(async () => uri)
  const { opener, row } = setUp({ ios: 'rainbow://wc?uri={uri}' }, iPhone, { prepare })
  opener.prepare([row])
  opener.stop()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(prepare).toHaveBeenCalledOnce()
})

test('picking a wallet does not open the app of the previous one', () => {
  const { opener, row, storage } = setUp(undefined, iPhone)
  rememberDeepLink(storage, { name: 'Rainbow', link: 'rainbow://wc?uri=x', platform: 'ios' })
  opener.begin(row, false)
  expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
})

test('a link that could not be prepared opens the app when it arrives', async () => {
  const prepare = () => Promise.reject(new Error('no relay'))
  const { opener, row, start, emitLink } = setUp({ ios: 'rainbow://wc?uri={uri}' }, iPhone, {
    prepare,
  })
  opener.prepare([row])
  await vi.advanceTimersByTimeAsync(0)
  opener.begin(row, false)
  start()
  emitLink()
  expect(followed).toHaveLength(1)
})

test('an abandoned attempt opens no app', () => {
  const { opener, row, start, emitLink } = setUp({ ios: 'rainbow://wc?uri={uri}' }, iPhone)
  opener.begin(row, false)
  start()
  opener.stop()
  emitLink()
  expect(followed).toEqual([])
})

test('OPEN uses the host’s own dialog if there is one, otherwise any app that handles the link', async () => {
  const opened: string[] = []
  // Not `vi.fn`, which handles rejections itself. Closing the dialog must not become a page error.
  const openModal = (link: string) => {
    opened.push(link)
    return Promise.reject(new Error('User closed modal'))
  }
  const hosted = setUp(undefined, desktop, { openModal })
  hosted.start()
  hosted.emitLink()
  hosted.opener.open(hosted.row)
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toEqual([uri])
  expect(followed).toEqual([])

  const plain = setUp(undefined, desktop)
  plain.opener.open(plain.row)
  expect(followed).toEqual([])
  plain.start()
  plain.emitLink()
  plain.opener.open(plain.row)
  expect(followed).toEqual([`window ${uri}`])
})

describe("the host's own dialog", () => {
  function openHosts(openModal = vi.fn(async () => {})) {
    const resume = vi.fn()
    const stopHearing = onYieldRequest(() => resume)
    onTestFinished(stopHearing)
    const hosted = setUp(undefined, desktop, { openModal })
    hosted.start()
    hosted.emitLink()
    hosted.opener.open(hosted.row)
    return { ...hosted, openModal, resume }
  }

  test('can be used: the dialogs of the kit are not modal until the attempt has ended', async () => {
    const { attempts, openModal, resume } = openHosts()
    await vi.advanceTimersByTimeAsync(0)
    expect(openModal).toHaveBeenCalledOnce()
    expect(resume).not.toHaveBeenCalled()
    attempts.abandon()
    expect(resume).toHaveBeenCalledOnce()
  })

  test('gives way to those of the kit when it fails or the visitor closes it', async () => {
    const { resume } = openHosts(vi.fn(() => Promise.reject(new Error('User closed modal'))))
    await vi.advanceTimersByTimeAsync(0)
    expect(resume).toHaveBeenCalledOnce()
  })

  test('can be opened again', () => {
    const { opener, openModal, resume, row } = openHosts()
    opener.open(row)
    expect(openModal).toHaveBeenCalledTimes(2)
    expect(resume).toHaveBeenCalledOnce()
    opener.stop()
    opener.stop()
    expect(resume).toHaveBeenCalledTimes(2)
  })
})

describe('detectAppOpened', () => {
  function hide(state: DocumentVisibilityState): void {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('a page still in the foreground after 2.5 s means the app is missing', () => {
    const onStayed = vi.fn()
    detectAppOpened(onStayed)
    vi.advanceTimersByTime(openTimeout - 1)
    expect(onStayed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onStayed).toHaveBeenCalledOnce()
    expect(openTimeout).toBe(2_500)
  })

  test.each([
    ['hides it', () => hide('hidden')],
    ['leaves it', () => window.dispatchEvent(new Event('pagehide'))],
    ['takes the focus from it', () => window.dispatchEvent(new Event('blur'))],
  ])('an app that %s is installed', (_what, leave) => {
    const onStayed = vi.fn()
    detectAppOpened(onStayed)
    leave()
    vi.advanceTimersByTime(openTimeout)
    expect(onStayed).not.toHaveBeenCalled()
  })

  test('a page that only becomes visible does not count as left', () => {
    const onStayed = vi.fn()
    detectAppOpened(onStayed)
    hide('visible')
    vi.advanceTimersByTime(openTimeout)
    expect(onStayed).toHaveBeenCalledOnce()
  })

  test('a finished attempt is not watched', () => {
    const onStayed = vi.fn()
    detectAppOpened(onStayed)()
    vi.advanceTimersByTime(openTimeout)
    expect(onStayed).not.toHaveBeenCalled()
  })
})
