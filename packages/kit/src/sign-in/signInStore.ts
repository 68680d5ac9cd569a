import { type Address, isAddress } from 'viem'
import type { Kit, SignInMode } from '../config/kit.ts'
import type {
  Authentication,
  AuthenticationSource,
  ConnectOffer,
} from '../connection/authentication.ts'
import { createSafeStore, type SafeStore } from '../storage/createSafeStore.ts'
import { createObservable, type Observable } from '../utils/createObservable.ts'
import { isRecord } from '../utils/guards.ts'
import type { SignInAdapter } from './signInAdapter.ts'

export interface SignInOptions {
  /** Default 'optional'. */
  readonly mode?: SignInMode | undefined
  /** The adapter, or a function that loads it when it is first needed, so that the first view does without. */
  readonly adapter: SignInAdapter | (() => Promise<SignInAdapter>)
}

/** What the browser remembers: that there may be a session, so that only then the backend is asked. */
export interface SignInHint {
  readonly address: Address
  readonly issuedAt?: string | undefined
  /** The visitor has ended it, and the backend may not have heard of that yet. */
  readonly ended?: true | undefined
}

/** Everything about signing in that lives from the first paint on. The rest is loaded on demand. */
export interface SignInStore extends AuthenticationSource {
  /** Shared between tabs: a change says that another tab has signed in or out. */
  readonly hint: SafeStore<SignInHint | undefined>
  /** A page has asked for the sign-in, and the visitor is on the way to it. */
  readonly asked: Observable<boolean>
  adapter(): Promise<SignInAdapter>
}

/** Undefined in a kit without sign-in. */
export function signInStore(_kit: Kit): SignInStore | undefined {
  return undefined
}

/** Makes no request, and none follows for a visitor who has never signed in. */
export function createSignInStore(
  { adapter }: SignInOptions,
  { instanceId, storage, storageKey }: Pick<Kit, 'instanceId' | 'storage' | 'storageKey'>,
): SignInStore {
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
