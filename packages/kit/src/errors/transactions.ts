import { KitError } from './KitError.ts'

const docsPath = 'docs/for-dapp-teams.md'

/** A transaction cannot be recorded as it was given. Names every fault at once (Spec §5). */
export class InvalidTransactionError extends KitError {
  override name = 'InvalidTransactionError'
  readonly faults: readonly string[]
  constructor({ faults }: { readonly faults: readonly string[] }) {
    super('This transaction cannot be recorded.', {
      details: faults.join(' '),
      hint: 'Pass the hash that the wallet gave, a description and, if wanted, confirmations.',
      docsPath,
    })
    this.faults = faults
  }
}

/** Something needs a connected account on a configured chain. */
export class NotConnectedError extends KitError {
  override name = 'NotConnectedError'
  constructor({ user }: { readonly user: string }) {
    super('No account is connected on a network of this app.', {
      details: `\`${user}\` belongs to an account and its network.`,
      hint: 'Call it after connecting: useConnectionState().status is "connected" and not unsupported.',
      docsPath,
    })
  }
}

/** A wallet took a transaction and answered something that is no hash, so nothing can be followed. */
export class UnreadableSendAnswerError extends KitError {
  override name = 'UnreadableSendAnswerError'
  constructor({ method }: { readonly method: string }) {
    super('The wallet did not say which transaction it sent.', {
      details: `Its answer to ${method} cannot be read.`,
      hint: 'Look into the wallet whether it was sent, before it is sent again.',
    })
  }
}
