import { type Address, type Hex, isAddress } from 'viem'
import { createSafeStore, type SafeStore } from '../storage/createSafeStore.ts'
import { isRecord } from '../storage/envelope.ts'
import type { StorageLike } from '../storage/storageLike.ts'
import { createObservable, type Observable } from '../utils/createObservable.ts'
import type { MessageFields, SignInAdapter, SignInSession } from './signInAdapter.ts'

/**
 * 'required': an account counts as connected only once it has signed in, and closing the sign-in dialog disconnects.
 * 'optional': signing in is offered, and asked for by the pages that need it.
 */
export type SignInMode = 'optional' | 'required'

export interface SignInOptions {
  /** Default 'optional'. */
  readonly mode?: SignInMode | undefined
  /** The adapter, or a function that loads it when it is first needed, so that the first view does without. */
  readonly adapter: SignInAdapter | (() => Promise<SignInAdapter>)
}

/** Authentication status (Spec §3). */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

export interface Authentication {
  readonly status: AuthenticationStatus
  readonly session?: SignInSession | undefined
}

/** What the browser remembers: that there may be a session, so that only then the backend is asked. */
export interface SignInHint {
  readonly address: Address
  readonly issuedAt?: string | undefined
  /** The visitor has ended it, and the backend may not have heard of that yet. */
  readonly ended?: true | undefined
}

/** Signing in while connecting, in one prompt (ERC-7846). */
export interface ConnectOffer {
  /** What the wallet shall sign; undefined when there is nothing in time. Never rejects. */
  fields(): Promise<MessageFields | undefined>
  /** Hears what the wallet has signed. */
  accept(signed: {
    readonly address: Address
    readonly message: string
    readonly signature: Hex
  }): void
}

/** Everything about signing in that lives from the first paint on. The rest is loaded on demand. */
export interface SignIn {
  readonly mode: SignInMode
  readonly state: Observable<Authentication>
  /** Shared between tabs: a change says that another tab has signed in or out. */
  readonly hint: SafeStore<SignInHint | undefined>
  /** A page has asked for the sign-in, and the visitor is on the way to it. */
  readonly asked: Observable<boolean>
  /** What the next connection shall sign at once. */
  readonly offer: Observable<ConnectOffer | undefined>
  adapter(): Promise<SignInAdapter>
}

interface SignInStorage {
  readonly storage: StorageLike
  readonly storageKey: string
  readonly instanceId: string | undefined
}

/** Makes no request, and none follows for a visitor who has never signed in. */
export function createSignIn(
  { adapter, mode = 'optional' }: SignInOptions,
  { instanceId, storage, storageKey }: SignInStorage,
): SignIn {
  const hint = createSafeStore<SignInHint | undefined>({
    key: `${storageKey}.signIn`,
    version: 1,
    parse: parseHint,
    fallback: undefined,
    storage,
    instanceId,
  })
  const known = hint.get()
  return {
    mode,
    hint,
    state: createObservable<Authentication>({
      status: known && !known.ended ? 'loading' : 'unauthenticated',
    }),
    asked: createObservable(false),
    offer: createObservable<ConnectOffer | undefined>(undefined),
    adapter: async () => (typeof adapter === 'function' ? adapter() : adapter),
  }
}

function parseHint(value: unknown): SignInHint | undefined {
  if (!isRecord(value)) return undefined
  const { address, ended, issuedAt } = value
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined
  const isTime = typeof issuedAt === 'string' && issuedAt.length < 64
  return { address, issuedAt: isTime ? issuedAt : undefined, ended: ended === true || undefined }
}
