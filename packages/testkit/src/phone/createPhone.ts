import type { WalletKitTypes } from '@reown/walletkit'
import type { Address } from 'viem'
import { createWalletEngine } from '../wallet/engine.ts'
import { isFields } from '../wallet/params.ts'
import { parseUrl } from '../wallet/parseUrl.ts'
import type { Decision, WalletEngine } from '../wallet/types.ts'
import { accountsOn, approveNamespaces } from './approval.ts'
import { type Kit, openWalletKit } from './openWalletKit.ts'
import type { Phone, PhoneOptions, PhonePeer, PhoneSession } from './types.ts'

type Session = ReturnType<Kit['getActiveSessions']>[string]

interface Site {
  readonly engine: WalletEngine
  /** Aborted when the open request has expired, or the session has ended. */
  asking: AbortController
}

/** What the steps of a phone share. */
interface Run extends Pick<PhoneOptions, 'accounts' | 'chains' | 'decide'> {
  readonly chainIds: readonly number[]
  readonly kit: Kit
  readonly onChange: () => void
  readonly sites: Map<string, Site>
  /** What ends the questions to the user, by the id of the proposal or request. */
  readonly open: Map<number, AbortController>
}

/** The rejection of a pairing (CAIP-25). */
const userRejected = { code: 5000, message: 'User rejected.' }
const unsupportedChains = { code: 5100, message: 'Unsupported chains.' }
const userDisconnected = { code: 6000, message: 'User disconnected.' }

/**
 * Creates a wallet on `@reown/walletkit`, in Node or in a page. The test wallet's engine holds the
 * keys and asks the user.
 */
export async function createPhone(options: PhoneOptions): Promise<Phone> {
  const { onChange = () => {} } = options
  const chainIds = options.approvedChainIds ?? options.chains.map(({ id }) => id)
  const kit = await openWalletKit({
    relayUrl: options.relayUrl,
    name: options.name ?? 'Test Phone',
    url: options.url ?? 'https://phone.example',
    storagePrefix: options.storagePrefix ?? 'phone',
    area: options.area,
  })
  const run: Run = { ...options, chainIds, kit, onChange, sites: new Map(), open: new Map() }
  const { open, sites } = run

  kit.on('session_proposal', (proposal) => void onProposal(run, proposal))
  kit.on('session_request', (request) => void onRequest(run, request).catch(() => {}))
  kit.on('proposal_expire', ({ id }) => open.get(id)?.abort())
  kit.on('session_request_expire', ({ id }) => open.get(id)?.abort())
  kit.on('session_delete', ({ topic }) => {
    end(run, topic)
    onChange()
  })

  const active = () => Object.values(kit.getActiveSessions())

  return {
    pair: (uri) => kit.pair({ uri }),
    sessions: () => active().map(sessionView),
    async disconnect(topic) {
      const ended = active().filter((session) => topic === undefined || session.topic === topic)
      for (const session of ended) {
        await kit.disconnectSession({ topic: session.topic, reason: userDisconnected })
        end(run, session.topic)
      }
      onChange()
    },
    async switchAccount(index) {
      // At the same time: a page that is closed acknowledges nothing for minutes.
      await Promise.all(active().map((session) => shareAccount(run, session, index)))
      onChange()
    },
    async switchChain(chainId) {
      await Promise.all(active().map((session) => notifyOfChain(run, session, chainId)))
    },
    async stop() {
      for (const topic of [...sites.keys()]) end(run, topic)
      kit.core.heartbeat.stop()
      await kit.core.relayer.transportClose()
    },
  }
}

function createSite(
  { accounts, chains, decide }: Run,
  peer: PhonePeer,
  connectedAccounts?: readonly Address[],
): Site {
  const site: Site = {
    asking: new AbortController(),
    engine: createWalletEngine({
      accounts,
      chains,
      connectedAccounts,
      origin: originOf(peer.url),
      async decide(request): Promise<Decision> {
        const { signal } = site.asking
        const decision = await decide(request, peer, signal)
        return signal.aborted ? { kind: 'reject' } : decision
      },
    }),
  }
  return site
}

function siteOf(run: Run, session: Session): Site {
  const site =
    run.sites.get(session.topic) ?? createSite(run, peerOf(session), sessionView(session).accounts)
  run.sites.set(session.topic, site)
  return site
}

function end({ sites }: Run, topic: string): void {
  const site = sites.get(topic)
  site?.asking.abort()
  site?.engine.stop()
  sites.delete(topic)
}

async function onProposal(run: Run, proposal: WalletKitTypes.SessionProposal): Promise<void> {
  const { chainIds, kit, onChange, open, sites } = run
  const { id, params } = proposal
  const peer = { name: params.proposer.metadata.name, url: params.proposer.metadata.url }
  const site = createSite(run, peer)
  const { engine } = site
  open.set(id, site.asking)
  try {
    const shared = await engine.provider.request({ method: 'eth_requestAccounts' })
    const asked = [params.requiredNamespaces, params.optionalNamespaces]
    const namespaces = approveNamespaces(asked, { chainIds, accounts: shared })
    if (!namespaces) {
      await kit.rejectSession({ id, reason: unsupportedChains })
      return
    }
    const session = await kit.approveSession({ id, namespaces })
    sites.set(session.topic, site)
    onChange()
  } catch {
    engine.stop()
    // The proposal may have expired or been cancelled while the user decided.
    await kit.rejectSession({ id, reason: userRejected }).catch(() => {})
  } finally {
    open.delete(id)
  }
}

async function onRequest(run: Run, event: WalletKitTypes.SessionRequest): Promise<void> {
  const { kit, open } = run
  const { id, params, topic } = event
  const { method } = params.request
  const session = kit.getActiveSessions()[topic]
  if (!session) return
  const site = siteOf(run, session)
  const { engine } = site
  // The client delivers the next request once this one is answered or has expired.
  site.asking = new AbortController()
  open.set(id, site.asking)
  const chainId = Number(params.chainId.split(':')[1])
  const response = await answer(async () => {
    engine.switchChain(chainId)
    const result: unknown = await Reflect.apply(engine.provider.request, engine.provider, [
      { method, params: params.request.params },
    ])
    if (/^wallet_(?:switch|add)EthereumChain$/.test(method)) await extend(kit, session, engine)
    return result
  })
  open.delete(id)
  await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...response } })
}

/** Extends the session after a switch to a chain that it does not cover. */
async function extend(kit: Kit, session: Session, engine: WalletEngine): Promise<void> {
  const chain = `eip155:${engine.state().chainId}`
  const current = kit.getActiveSessions()[session.topic]?.namespaces.eip155
  if (!current || current.chains?.includes(chain)) return
  const chains = [...(current.chains ?? []), chain]
  const accounts = accountsOn(chains, sessionView(session).accounts)
  const namespaces = { eip155: { ...current, chains, accounts } }
  await kit.updateSession({ topic: session.topic, namespaces })
}

async function shareAccount(run: Run, session: Session, index: number): Promise<void> {
  const { engine } = siteOf(run, session)
  engine.switchAccount(index)
  const { selected } = engine.state()
  const current = session.namespaces.eip155
  if (!current) return
  const accounts = accountsOn(current.chains ?? [], [selected])
  const update = await run.kit.updateSession({
    topic: session.topic,
    namespaces: { eip155: { ...current, accounts } },
  })
  await update.acknowledged()
}

async function notifyOfChain({ kit }: Run, session: Session, chainId: number): Promise<void> {
  const covered = sessionView(session).chainIds
  const about = covered.includes(chainId) ? chainId : covered[0]
  await kit.emitSessionEvent({
    topic: session.topic,
    event: { name: 'chainChanged', data: chainId },
    chainId: `eip155:${about}`,
  })
}

async function answer(work: () => Promise<unknown>) {
  try {
    return { result: (await work()) ?? null }
  } catch (error) {
    const fields = isFields(error) ? error : {}
    const { code, message } = fields
    return {
      error: {
        code: typeof code === 'number' ? code : -32603,
        message: typeof message === 'string' ? message : 'Internal error.',
      },
    }
  }
}

function peerOf({ peer }: Session): PhonePeer {
  return { name: peer.metadata.name, url: peer.metadata.url }
}

function sessionView(session: Session): PhoneSession {
  const { accounts = [], chains = [] } = session.namespaces.eip155 ?? {}
  return {
    topic: session.topic,
    ...peerOf(session),
    // The wallet wrote these addresses itself.
    accounts: [...new Set(accounts.map((account) => account.split(':')[2]))] as Address[],
    chainIds: chains.map((chain) => Number(chain.split(':')[1])),
  }
}

function originOf(url: string): string {
  return parseUrl(url)?.origin ?? url
}
