import { KitError } from './KitError.ts'

/** The visitor left this connection attempt; what the wallet answered later was taken back. */
export class AttemptAbandonedError extends KitError {
  override name = 'AttemptAbandonedError'
  constructor({ wallet }: { readonly wallet: string }) {
    super(`The connection to "${wallet}" was left before the wallet answered.`)
  }
}

/** The wallet approved and shared no account, which counts as a rejection (Spec §8). */
export class NoAccountError extends KitError {
  override name = 'NoAccountError'
  constructor({ wallet }: { readonly wallet: string }) {
    super(`"${wallet}" shared no account: accounts received is empty.`)
  }
}
