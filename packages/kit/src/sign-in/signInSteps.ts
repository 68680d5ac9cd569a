import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import type { Observable } from '@foyer/ui/utils/createObservable.ts'
import type { Address, Hex } from 'viem'
import { chainById } from '../chains/config/chain.ts'
import type { Kit } from '../chains/config/kit.ts'
import { requestOf } from '../chains/transport/requestOf.ts'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import { WrongAccountError } from '../errors/signIn.ts'
import { NotConnectedError } from '../errors/transactions.ts'
import { walletWords } from '../errors/walletWords.ts'
import { withTimeLimit } from '../wallets/connectors/withTimeLimit.ts'
import { askForSignature, connectedAccount } from './connectedAccount.ts'
import { adapterLimit, type Session } from './createSession.ts'
import { fetchNonce, type Nonce } from './nonce.ts'
import { normalizeSignature } from './normalizeSignature.ts'
import {
  isUnderway,
  type PreparedMessage,
  type SignInEvent,
  type SignInFailure,
  type SignInState,
  signInReducer,
} from './signInReducer.ts'
import type { SignInStore } from './signInStore.ts'

/**
 * Maximum length of a message to sign, in characters; a visitor would not read more before signing.
 */
const maxMessageLength = 8_000

/** What the steps of a sign-in share. */
export interface SignInRun {
  readonly kit: Pick<Kit, 'chains' | 'wagmi'>
  readonly signIn: SignInStore
  readonly session: Session
  readonly state: Observable<SignInState>
  /** The dialog is open. */
  isOpen: boolean
  nonce: Nonce | undefined
  refresh: ReturnType<typeof setTimeout> | undefined
}

/** Returns the new state. An answer is only awaited while that is the current one. */
function send({ state }: SignInRun, event: SignInEvent): SignInState {
  state.set(signInReducer(state.get(), event))
  return state.get()
}

/** The last nonce, or a new one if it was used, is too old, or could not be fetched. */
function freshNonce(run: SignInRun): Nonce {
  if (!run.nonce?.timeLeft()) {
    run.nonce = fetchNonce(async () => {
      // Signing out clears the cookies, so it must finish first.
      await run.session.settled()
      const adapter = await run.signIn.adapter()
      return { nonce: await adapter.getNonce(), lifetime: adapter.nonceLifetime?.() }
    })
  }
  return run.nonce
}

/** Fetches a message. Resolves to whether it is ready, and none has been fetched since. */
export async function prepare(run: SignInRun): Promise<boolean> {
  const asked = send(run, { type: 'prepare' })
  if (asked.status !== 'preparing') return false
  clearTimeout(run.refresh)
  try {
    const limit = adapterLimit('createMessage')
    const message = await withTimeLimit(limit, () => createMessage(run))
    if (run.state.get() !== asked) return false
    send(run, { type: 'prepared', message })
    refreshInTime(run)
    return true
  } catch (error) {
    if (run.state.get() !== asked) return false
    explain('prepare', error)
    // Or else the next attempt would wait for the same nonce.
    run.nonce?.drop()
    send(run, { type: 'unprepared' })
    return false
  }
}

async function createMessage(run: SignInRun): Promise<PreparedMessage> {
  const nonce = await freshNonce(run).value
  const account = connectedAccount(run.kit.wagmi)
  if (!account) throw new NotConnectedError({ caller: 'useSignIn' })
  const { address } = account
  const chainId = chainIdFor(run, account.chainId)
  const text = await (await run.signIn.adapter()).createMessage({ nonce, address, chainId })
  if (typeof text !== 'string' || text === '' || text.length > maxMessageLength) {
    throw new TypeError(
      `createMessage of the sign-in adapter must return a text of 1 to ${maxMessageLength} characters.`,
    )
  }
  return { text, address, chainId }
}

/** The wallet's chain, or the first configured one if the wallet is on another. */
const chainIdFor = ({ kit: { chains } }: SignInRun, chainId: number) =>
  (chainById(chains, chainId) ?? chains[0]).id

/** Replaces the message of an open dialog before its nonce expires. */
function refreshInTime(run: SignInRun): void {
  clearTimeout(run.refresh)
  run.refresh = setTimeout(() => {
    if (run.isOpen) void prepare(run)
  }, run.nonce?.timeLeft())
}

/** Asks the wallet to sign the message that is shown, then the backend to verify it. */
export async function sign(run: SignInRun): Promise<void> {
  const { message: shown, status } = run.state.get()
  if (status === 'preparing' || isUnderway(status)) return
  if (!shown || !run.nonce?.timeLeft()) {
    // The visitor must be able to read a message first, also a newer one for another account.
    if (!(await prepare(run)) || !shown) return
  }
  const { message } = run.state.get()
  const account = connectedAccount(run.kit.wagmi)
  if (!message) return
  if (!account || !sameAddress(account.address, message.address)) return fail(run, 'other')
  const asked = send(run, { type: 'sign' })
  // Until the wallet is asked, a failure is not a failure to sign.
  let failure: SignInFailure = 'other'
  try {
    const request = requestOf(await account.connector.getProvider())
    failure = 'sign'
    const signature = await askForSignature(request, account.address, message.text)
    if (run.state.get() !== asked) return
    await verify(run, { address: message.address, message: message.text, signature })
  } catch (error) {
    if (run.state.get() !== asked) return
    if (classifyWalletError(error) !== 'rejected') {
      explain(failure, error)
      return fail(run, failure, failure === 'sign' ? walletWords(error) : undefined)
    }
    send(run, { type: 'rejected' })
    refreshInTime(run)
    // The wallet may have switched networks in the meantime.
    followConnection(run)
  }
}

interface SignedMessage {
  readonly address: Address
  readonly message: string
  readonly signature: Hex
}

/** Never rejects. */
async function verify(run: SignInRun, signed: SignedMessage): Promise<void> {
  const asked = send(run, { type: 'verify' })
  run.nonce?.drop()
  try {
    await run.session.settled()
    // A session that begins after the time limit is ended.
    await withTimeLimit(adapterLimit('verify'), () => beginSession(run, signed, asked))
  } catch (error) {
    if (run.state.get() !== asked) return
    explain('verify', error)
    fail(run, 'verify')
  }
}

async function beginSession(
  run: SignInRun,
  { address, message, signature }: SignedMessage,
  asked: SignInState,
): Promise<void> {
  const { kit, session: sessions, signIn, state } = run
  const usual = await normalizeSignature(address, message, signature)
  const verified = await (await signIn.adapter()).verify({ message, signature: usual })
  const session = verified === true ? { address } : verified || undefined
  const isWanted =
    session &&
    sameAddress(session.address, address) &&
    sameAddress(connectedAccount(kit.wagmi)?.address, address)
  const isLate = state.get() !== asked
  // A later attempt may have signed in the same account.
  const isKnown = sameAddress(signIn.state.get().session?.address, session?.address)
  if (session && (isLate || !isWanted) && !isKnown) void sessions.end(session.address)
  if (isLate) return
  if (!session) return fail(run, 'verify')
  if (!isWanted) throw new WrongAccountError()
  send(run, { type: 'reset' })
  sessions.begin(session)
}

function fail(run: SignInRun, failure: SignInFailure, said?: string): void {
  send(run, { type: 'failed', failure, said })
  run.nonce?.drop()
  // Fetched ahead, so that the next click opens the wallet's prompt directly.
  if (run.isOpen) void prepare(run)
}

/** The visitor is only told which step failed, and what the wallet says of its own. */
function explain(step: SignInFailure, error: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.warn(`Signing in failed at "${step}".`, error)
}

/** Abandons the attempt. */
export function forget(run: SignInRun): void {
  clearTimeout(run.refresh)
  send(run, { type: 'reset' })
}

/** Keeps the message of an open dialog that of the connected account and its chain. */
export function followConnection(run: SignInRun): void {
  const account = connectedAccount(run.kit.wagmi)
  const { message } = run.state.get()
  const isOther = message && !sameAddress(message.address, account?.address)
  const isElsewhere = account && message && message.chainId !== chainIdFor(run, account.chainId)
  if (isOther) forget(run)
  if (run.isOpen && account && (isOther || isElsewhere || !message)) void prepare(run)
}
