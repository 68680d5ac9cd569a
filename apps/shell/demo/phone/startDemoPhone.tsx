import { anvilAccounts } from '@foyer/testkit/chains/accounts.ts'
import { createPhone } from '@foyer/testkit/phone/createPhone.ts'
import type { Phone, PhonePeer, PhoneSession } from '@foyer/testkit/phone/types.ts'
import { createRpcClient } from '@foyer/testkit/wallet/rpc.ts'
import type { Decision, WalletChain, WalletRequest } from '@foyer/testkit/wallet/types.ts'
import { cx } from '@foyer/ui/cx.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { createObservable, type Observable } from '@foyer/ui/utils/createObservable.ts'
import { type ReactElement, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import '../wallet/fonts.css'
import { describeChain, nameOf } from '../wallet/format.ts'
import { RequestPanel } from '../wallet/RequestPanel.tsx'
import { describeRequest } from '../wallet/requests/describeRequest.ts'
import { createRequestQueue, type RequestQueue } from '../wallet/requests/requestQueue.ts'
import type { DescribeContext, RequestView } from '../wallet/requests/requestView.ts'
import { readToken } from '../wallet/requests/tokenCalls.ts'
import screen from '../wallet/Screen.module.css'
import { Bar, headingId } from '../wallet/Screen.tsx'
import styles from './DemoPhone.module.css'
import { hostOf, type LinkForm, PhoneHome } from './PhoneHome.tsx'

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
  /** Gets the phone's page. */
  readonly container: HTMLElement
}

const texts = {
  failed: 'This link has expired or was already used. Get a new one from the site.',
  noLink: 'This pairing link isn’t complete. Press Copy link on the site, and paste all of it.',
  noRelay: 'Can’t reach the demo’s relay. Start the demo again, then reload.',
  pairing: 'Waiting for the site…',
  starting: 'Starting…',
} as const

const accounts = anvilAccounts.slice(0, 5)

/** Starts the page that simulates a phone wallet: a real wallet client on the demo's relay. */
export async function startDemoPhone(options: DemoPhoneOptions): Promise<void> {
  const { chains, container, instanceId, relayUrl, site, uri } = options
  const queue = createRequestQueue()
  const sessions = createObservable<readonly PhoneSession[]>([])
  const form = createObservable<LinkForm>({ link: uri ?? '' })
  const peers = new WeakMap<RequestView, PhonePeer>()
  const say = (said: LinkForm['said'], isBad = false) => form.set({ ...form.get(), said, isBad })
  let phone: Phone | undefined

  async function decide(
    request: WalletRequest,
    peer: PhonePeer,
    signal: AbortSignal,
  ): Promise<Decision> {
    const view = await describeRequest(request, contextOf(request, peer, chains))
    peers.set(view, peer)
    say(undefined)
    const decision = await queue.add(view, signal)
    if (signal.aborted && request.kind === 'connect') say(texts.failed, true)
    return decision
  }

  const starting = createPhone({
    relayUrl,
    accounts,
    chains,
    decide,
    name: 'Demo Phone',
    url: site.url,
    storagePrefix: `foyer-demo-phone.${instanceId}`,
    area: dropOthers('foyer-demo-phone.', instanceId),
    onChange: () => update(),
  })

  function update(): void {
    sessions.set([...(phone?.sessions() ?? [])])
    if (sessions.get().length > 0) say(undefined)
  }

  async function pair(): Promise<void> {
    const link = form.get().link.trim()
    if (!/^wc:[0-9a-f]{64}@2\?/i.test(link)) return say(texts.noLink, true)
    say(phone ? texts.pairing : texts.starting)
    const started = await starting.catch(() => undefined)
    if (!started) return say(texts.noRelay, true)
    say(texts.pairing)
    try {
      await started.pair(link)
      form.set({ ...form.get(), link: '' })
    } catch (error) {
      say(isUsedUp(error) ? texts.failed : texts.noRelay, true)
    }
  }

  document.title = 'Demo Phone'
  createRoot(container).render(
    <DemoPhone
      {...{ form, pair, peers, queue, sessions, site }}
      phone={() => phone}
      onFailed={() => say(texts.noRelay, true)}
    />,
  )
  const pairing = uri === undefined ? undefined : pair()
  try {
    phone = await starting
    update()
    await pairing
  } catch (error) {
    console.warn(error)
    say(texts.noRelay, true)
  }
}

interface DemoPhoneProps extends Pick<DemoPhoneOptions, 'site'> {
  readonly queue: RequestQueue
  readonly sessions: Observable<readonly PhoneSession[]>
  readonly form: Observable<LinkForm>
  /** Who sent a request. */
  readonly peers: WeakMap<RequestView, PhonePeer>
  /** Undefined until it has started. */
  phone(): Phone | undefined
  pair(): Promise<void>
  onFailed(): void
}

/** The phone's screen: the waiting request, or its home. */
function DemoPhone(props: DemoPhoneProps): ReactElement {
  const { onFailed, pair, peers, queue, site } = props
  const waiting = useSyncExternalStore(queue.subscribe, queue.get)
  const sessions = useSyncExternalStore(props.sessions.subscribe, props.sessions.get)
  const form = useSyncExternalStore(props.form.subscribe, props.form.get)
  const [hasAsked, setHasAsked] = useState(false)
  const [request] = waiting
  if (request && !hasAsked) setHasAsked(true)
  const peer = request && peers.get(request.view)
  return (
    <div
      lang="en"
      dir="ltr"
      data-demo-wallet="phone"
      data-kit-root=""
      className={cx(screen.theme, styles.counter)}
    >
      <main aria-labelledby={headingId} className={styles.device}>
        <Bar name="Demo Phone">
          <a href={site.url} className={styles.back}>
            {`Back to ${site.name}`}
          </a>
        </Bar>
        {request ? (
          <RequestPanel
            key={request.id}
            request={request}
            site={hostOf(peer?.url ?? '')}
            origin={sanitizeText(peer?.name, 32)}
            selected={accounts[0]?.address}
            more={waiting.length - 1}
          />
        ) : (
          <PhoneHome
            phone={props.phone()}
            {...{ form, onFailed, sessions }}
            focus={hasAsked}
            onLink={(link) => props.form.set({ link })}
            onPair={() => void pair()}
          />
        )}
      </main>
    </div>
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
    site: hostOf(peer.url),
    host: hostOf(peer.url),
    nameOf: (address) => nameOf(anvilAccounts, address),
    async readToken(chainId, address) {
      const rpcUrl = chains.find(({ id }) => id === chainId)?.rpcUrl
      if (rpcUrl === undefined) return undefined
      const node = createRpcClient(rpcUrl, window.fetch.bind(window))
      return readToken(address, (params) => node.request('eth_call', params))
    },
    currentChain: describeChain(request.chain),
  }
}

/**
 * Whether the client rejected the link itself. Any other error means that the relay did not answer.
 */
function isUsedUp(error: unknown): boolean {
  return error instanceof Error && /expired|already exists|missing or invalid/i.test(error.message)
}
