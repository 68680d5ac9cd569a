import { anvilAccounts } from '@foyer/testkit/chains/accounts.ts'
import { createPhone } from '@foyer/testkit/phone/createPhone.ts'
import type { Phone, PhonePeer } from '@foyer/testkit/phone/types.ts'
import { parseUrl } from '@foyer/testkit/wallet/parseUrl.ts'
import { createRpcClient } from '@foyer/testkit/wallet/rpc.ts'
import type { Decision, WalletChain, WalletRequest } from '@foyer/testkit/wallet/types.ts'
import { getAddress } from 'viem'
import { describeChain } from '../wallet/chainName.ts'
import { element, shadowHost } from '../wallet/element.ts'
import { addFonts, type WalletFont } from '../wallet/fonts.ts'
import { plainText } from '../wallet/format.ts'
import { demoWalletIcon } from '../wallet/icon.ts'
import { describeRequest } from '../wallet/requests/describeRequest.ts'
import { createRequestPanel, type RequestPanel } from '../wallet/requests/requestPanel.ts'
import { createRequestQueue, type QueuedRequest } from '../wallet/requests/requestQueue.ts'
import type { DescribeContext, RequestView } from '../wallet/requests/requestView.ts'
import { readToken } from '../wallet/requests/tokenCalls.ts'
import { shortenAddress } from '../wallet/shortenAddress.ts'
import { windowStyles } from '../wallet/styles/windowStyles.ts'
import { text } from '../wallet/texts.ts'
import { createHomeView } from './homeView.ts'
import { phoneStyles } from './phoneStyles.ts'

/** Options of `startDemoPhone`. */
export interface DemoPhoneOptions {
  /** `ws://…` or `wss://…`. */
  readonly relayUrl: string
  /** Networks that the wallet knows, with their endpoints. */
  readonly chains: readonly WalletChain[]
  /** Sessions of another demo instance are dropped. */
  readonly instanceId: string
  /** The site that the phone links back to. */
  readonly site: { readonly name: string; readonly url: string }
  /** A pairing link to open at the start. Default: none. */
  readonly uri?: string | undefined
  /** Default: fonts of the system. */
  readonly fonts?: readonly WalletFont[] | undefined
  /** Gets the phone's page as its last child. */
  readonly container: HTMLElement
}

interface ShownRequest extends Pick<RequestPanel, 'setMore'> {
  readonly request: QueuedRequest
}

const shownAccounts = 5

/** Starts the page that simulates a phone wallet: a real wallet client on the demo's relay. */
export async function startDemoPhone(options: DemoPhoneOptions): Promise<void> {
  const { chains, container, fonts = [], instanceId, relayUrl, site, uri } = options
  const accounts = anvilAccounts.slice(0, shownAccounts)
  const { host, root } = shadowHost('phone', windowStyles())
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, phoneStyles()]
  const screen = element('main', { class: 'device', 'aria-labelledby': 'heading' })
  root.append(element('div', { class: 'counter' }, screen))
  container.append(host)
  addFonts(fonts)

  let phone: Phone | undefined
  const queue = createRequestQueue(draw)
  const hosts = new WeakMap<RequestView, string>()
  const starting = createPhone({
    relayUrl,
    accounts,
    chains,
    decide,
    name: text('phone.name'),
    url: site.url,
    storagePrefix: `foyer-demo-phone.${instanceId}`,
    area: dropOthers('foyer-demo-phone.', instanceId),
    onChange: () => home.update(),
  })
  const home = createHomeView({ accounts, chains, phone: () => phone, starting })
  let shown: ShownRequest | 'home' | undefined

  function draw(): void {
    const request = queue.first()
    if (!request) drawHome()
    else if (shown === undefined || shown === 'home' || shown.request !== request)
      drawRequest(request)
    else shown.setMore(queue.size() - 1)
  }

  function drawRequest(request: QueuedRequest): void {
    home.heard()
    const made = createRequestPanel({
      request,
      host: hosts.get(request.view) ?? '',
      selected: accounts[0]?.address ?? '0x',
      onMinimise: () => {},
    })
    shown = { ...made, request }
    made.setMore(queue.size() - 1)
    show(made.panel.heading, made.panel.before ?? [], made.panel.body, made.panel.foot)
  }

  function drawHome(): void {
    if (shown === 'home') return
    const first = shown === undefined
    shown = 'home'
    home.update()
    showHome(!first)
  }

  function showHome(focus: boolean): void {
    show(home.heading(), [], home.body, home.foot, focus)
  }

  function show(
    heading: string,
    before: readonly Node[],
    body: readonly Node[],
    foot: readonly Node[],
    focus = true,
  ): void {
    const title = element('h1', { id: 'heading', tabindex: -1 }, heading)
    screen.replaceChildren(
      bar(site),
      element(
        'div',
        { class: 'scroll' },
        element('div', { class: 'paper' }, ...before, title),
        ...body,
      ),
      element('div', { class: 'foot' }, ...foot),
    )
    if (focus) title.focus({ preventScroll: true })
  }

  async function decide(
    request: WalletRequest,
    peer: PhonePeer,
    signal: AbortSignal,
  ): Promise<Decision> {
    const view = await describeRequest(request, contextOf(request, peer, chains))
    hosts.set(view, hostOf(peer.url))
    const decision = await queue.add(view, signal)
    if (signal.aborted && request.kind === 'connect') home.expired()
    return decision
  }

  document.title = text('phone.name')
  drawHome()
  const pairing = uri === undefined ? undefined : home.pair(uri)
  try {
    phone = await starting
    home.update()
    await pairing
  } catch (error) {
    console.warn(error)
    home.fail()
  }
}

function bar(site: { readonly name: string; readonly url: string }): Node {
  return element(
    'header',
    { class: 'bar' },
    element('img', { src: demoWalletIcon, alt: '', width: 20, height: 20 }),
    element('span', { class: 'name' }, text('phone.name')),
    element('a', { href: site.url }, text('phone.back', { site: site.name })),
  )
}

/** Returns the browser's storage without the data of earlier demo instances. */
function dropOthers(prefix: string, instanceId: string): Storage | undefined {
  try {
    const area = window.localStorage
    for (const key of Object.keys(area)) {
      if (key.startsWith(prefix) && !key.startsWith(prefix + instanceId)) area.removeItem(key)
    }
    return area
  } catch {
    // Storage is unavailable, so nothing is remembered.
    return undefined
  }
}

function contextOf(
  request: WalletRequest,
  peer: PhonePeer,
  chains: readonly WalletChain[],
): DescribeContext {
  return {
    host: hostOf(peer.url),
    appName: peer.name,
    nameOf(address) {
      const own = anvilAccounts.find((account) => account.address === getAddress(address))
      return own?.name ?? shortenAddress(getAddress(address))
    },
    async readToken(chainId, address) {
      const rpcUrl = chains.find(({ id }) => id === chainId)?.rpcUrl
      if (rpcUrl === undefined) return undefined
      const node = createRpcClient(rpcUrl, window.fetch.bind(window))
      return readToken(address, (params) => node.request('eth_call', params))
    },
    currentChain: describeChain(request.chain),
  }
}

/** The site's host for display, or what it calls its address. */
function hostOf(url: string): string {
  return plainText(parseUrl(url)?.host ?? url, 40)
}
