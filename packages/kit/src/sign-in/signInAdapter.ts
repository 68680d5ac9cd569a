import type { Address, Hex } from 'viem'
import type { MessageFields, SignInSession } from '../connection/authentication.ts'

/** What a message is made from. */
export interface MessageRequest {
  /** From `getNonce`; good for one signature. */
  readonly nonce: string
  readonly address: Address
  readonly chainId: number
}

/** A session of the account on some device. */
export interface DeviceSession {
  readonly id: string
  /** Whether it is the one of this browser. */
  readonly current: boolean
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601. */
  readonly lastSeenAt: string
  /** In words, e.g. 'Firefox on Windows'. */
  readonly device: string
}

/** The account's sessions on all devices. All reject when the backend cannot be reached. */
export interface DeviceSessions {
  list(): Promise<readonly DeviceSession[]>
  end(id: string): Promise<void>
  /** Ends all but the one of this browser. */
  endOthers(): Promise<void>
}

/**
 * The page's side of signing in (Spec §7): get a nonce, create the message, verify the signature, and sign out. Any
 * backend can stand behind it; `createSiweAdapter` is the one for `@foyer/auth`. Each call may reject: the dialog says
 * which step failed.
 */
export interface SignInAdapter {
  getNonce(): Promise<string>
  /** The text to sign. */
  createMessage(request: MessageRequest): string | Promise<string>
  /** The session, `true` where the backend tells no more, `false` when it refuses. */
  verify(signed: {
    readonly message: string
    readonly signature: Hex
  }): Promise<SignInSession | boolean>
  /** Ends the session of this browser; resolves as well when there is none. */
  signOut(): Promise<void>
  /** The session that this browser has already. Without it, a reload asks for a new signature. */
  getSession?: (() => Promise<SignInSession | undefined>) | undefined
  /** What a wallet shall sign while it connects (ERC-7846). Without it, connecting and signing are two steps. */
  messageFields?:
    | ((request: Pick<MessageRequest, 'nonce' | 'chainId'>) => MessageFields)
    | undefined
  readonly sessions?: DeviceSessions | undefined
}
