import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Address } from 'viem'

/** RainbowKit's adapter of a sign-in backend. */
export interface AuthenticationAdapter<Message> {
  /** A new nonce from the backend: at least 8 letters and digits (EIP-4361). */
  getNonce: () => Promise<string>
  /** A text to sign, or an object whose `prepareMessage()` returns it, such as a `SiweMessage`. */
  createMessage: (args: {
    /** From `getNonce`; valid for one signature. */
    nonce: string
    /** The connected account. */
    address: Address
    /** The wallet's chain, or the first configured one if the wallet is on any other. */
    chainId: number
  }) => Promise<Message> | Message
  /** False if the backend refuses the signature. */
  verify: (args: { message: Message; signature: string }) => Promise<boolean>
  /** Ends the session. Not called while the status is 'unauthenticated'. */
  signOut: () => Promise<void>
}

/** What the app knows about its session. */
export type AuthenticationStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** The adapter and what the app knows about its session. */
export interface AuthenticationConfig<Message> {
  /** How the app signs in and out. */
  readonly adapter: AuthenticationAdapter<Message>
  /** 'loading' until the app knows. Refers to the connected account. */
  readonly status: AuthenticationStatus
}

/** Infers an adapter's types. */
export function createAuthenticationAdapter<Message>(
  adapter: AuthenticationAdapter<Message>,
): AuthenticationAdapter<Message> {
  return adapter
}

/** The app's adapter; messages are opaque to the provider. */
export const AuthenticationContext = createContext<AuthenticationConfig<unknown> | undefined>(
  undefined,
)

export interface RainbowKitAuthenticationProviderProps<Message>
  extends AuthenticationConfig<Message> {
  /** Whether signing in is required to be connected. Default true. */
  readonly enabled?: boolean | undefined
  readonly children: ReactNode
}

/** Requires signing in to be connected. Wraps `RainbowKitProvider`. */
export function RainbowKitAuthenticationProvider<Message = unknown>({
  adapter,
  children,
  enabled = true,
  status,
}: RainbowKitAuthenticationProviderProps<Message>) {
  const value = useMemo(
    // `verify` gets only messages that `createMessage` made.
    () => (enabled ? { adapter: adapter as AuthenticationAdapter<unknown>, status } : undefined),
    [adapter, enabled, status],
  )
  return <AuthenticationContext.Provider value={value}>{children}</AuthenticationContext.Provider>
}

/** What the app knows about its session; undefined without sign-in. */
export function useAuthenticationStatus(): AuthenticationStatus | undefined {
  return useContext(AuthenticationContext)?.status
}
