import type { Address } from 'viem'
import type { WalletAccount } from '../wallet/types.ts'
import type { Token } from './tokenCalls.ts'

export interface Fact {
  readonly label: string
  readonly value: string
}

/** A request in plain words: all that its window shows. */
export interface RequestView {
  readonly title: string
  readonly lead?: string | undefined
  /** What happens, in order, where it is more than one thing. */
  readonly steps?: readonly string[] | undefined
  readonly warnings?: readonly string[] | undefined
  /** Text to read before answering, whole. */
  readonly message?: { readonly label: string; readonly text: string } | undefined
  readonly accounts?: readonly WalletAccount[] | undefined
  readonly facts: readonly Fact[]
  /** Everything to the last byte, behind a disclosure. */
  readonly details?: string | undefined
}

/** What the words are made with. */
export interface DescribeContext {
  readonly host: string
  readonly appName: string
  /** The name of one of the wallet's own accounts, or the address cut short. */
  nameOf(address: Address): string
  readToken(chainId: number, address: Address): Promise<Token | undefined>
  readonly currentChain: string
}
