import type { WalletAccount } from '@foyer/testkit/wallet/types.ts'
import type { Address } from 'viem'
import type { Token } from './tokenCalls.ts'

/** A labelled value in the window. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** The content of a request's window, in plain words. */
export interface RequestView {
  readonly title: string
  readonly lead?: string | undefined
  readonly warnings?: readonly string[] | undefined
  /** The full text to read before answering. */
  readonly message?: { readonly label: string; readonly text: string } | undefined
  readonly accounts?: readonly WalletAccount[] | undefined
  readonly facts: readonly Fact[]
  /** All raw data, behind a disclosure. */
  readonly details?: string | undefined
}

/** What descriptions of requests depend on. */
export interface DescribeContext {
  /** The site's name for display. */
  readonly site: string
  /** The host of the page that asks. */
  readonly host: string
  /** The name of one of the wallet's accounts, or the shortened address. */
  nameOf(address: Address): string
  readToken(chainId: number, address: Address): Promise<Token | undefined>
  readonly currentChain: string
}
