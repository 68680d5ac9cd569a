import { KitError } from './KitError.ts'

/** The visitor cancelled this connection attempt. Any later approval is revoked. */
export class AttemptAbandonedError extends KitError {
  override name = 'AttemptAbandonedError'
  constructor({ wallet }: { readonly wallet: string }) {
    super(`The connection to "${wallet}" was left before the wallet answered.`)
  }
}

/** The wallet approved but shared no account. Counts as a rejection (docs/spec-map.md §8). */
export class NoAccountError extends KitError {
  override name = 'NoAccountError'
  constructor({ wallet }: { readonly wallet: string }) {
    super(`"${wallet}" shared no account: accounts received is empty.`)
  }
}
