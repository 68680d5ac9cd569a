import { KitError } from './KitError.ts'

/** The wallet is on another chain than the one that a request is meant for (Spec §8). */
export class ChainMismatchError extends KitError {
  override name = 'ChainMismatchError'
  constructor({
    expected,
    received,
  }: {
    readonly expected: string | number
    readonly received: string | number
  }) {
    super(`Chain mismatch: Expected ${expected}, received ${received}.`, {
      hint: 'Switch the network in the wallet, then try again.',
    })
  }
}

/**
 * The wallet could not show that it talks to the same chain as the app: the chain id is the same, the first block is
 * not, or the wallet would not give it.
 */
export class ChainProofError extends KitError {
  override name = 'ChainProofError'
  readonly reason: 'otherGenesis' | 'otherChainId' | 'noAnswer'
  constructor({
    chain,
    reason,
    cause,
  }: {
    readonly chain: string
    readonly reason: 'otherGenesis' | 'otherChainId' | 'noAnswer'
    readonly cause?: unknown
  }) {
    super(`The wallet has not shown that it is on the same ${chain} as this app.`, {
      details: proofDetails[reason],
      hint: 'Nothing is sent. Point the wallet at the app’s own endpoint, or use another wallet.',
      cause,
    })
    this.reason = reason
  }
}

const proofDetails = {
  otherGenesis: 'Its first block is another one.',
  otherChainId: 'Its chain id is another one.',
  noAnswer: 'It did not give its chain id and first block.',
} as const
