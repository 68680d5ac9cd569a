import { KitError } from '@foyer/ui/errors/KitError.ts'

/** A transaction is invalid and is not sent or recorded. Lists all validation errors. */
export class InvalidTransactionError extends KitError {
  override name = 'InvalidTransactionError'
  /** One sentence for each, in English. */
  readonly validationErrors: readonly string[]
  constructor({
    validationErrors,
    step = 'record',
  }: {
    readonly validationErrors: readonly string[]
    /** The operation that failed. Default 'record'. */
    readonly step?: keyof typeof invalidTransactionTexts | undefined
  }) {
    const { hint, summary } = invalidTransactionTexts[step]
    super(summary, {
      details: validationErrors.join(' '),
      hint,
      docsPath: '/for-dapp-teams#transactions',
    })
    this.validationErrors = validationErrors
  }
}

const invalidTransactionTexts = {
  record: {
    summary: 'This transaction cannot be recorded.',
    hint: 'Pass the hash from the wallet, a description and, optionally, confirmations.',
  },
  send: {
    summary: 'This transaction cannot be sent.',
    hint: 'The wallet was not asked. Correct the fields and send again.',
  },
} as const

/**
 * The call requires a connected wallet, and to send or record a transaction also an account on a
 * configured chain.
 */
export class NotConnectedError extends KitError {
  override name = 'NotConnectedError'
  /** @param options.caller the hook or function. */
  constructor({ caller }: { readonly caller: string }) {
    super('No account is connected on a network of this app.', {
      details: `\`${caller}\` needs an account on one of the app's networks.`,
      hint: 'Call it after connecting: useConnectionState().status is "connected" and not unsupported.',
      docsPath: '/for-dapp-teams#the-account',
    })
  }
}

/**
 * The wallet may have sent a transaction, but did not return its hash: it answered something else,
 * did not answer in time, or its connection broke.
 */
export class UnreadableSendAnswerError extends KitError {
  override name = 'UnreadableSendAnswerError'
  /**
   * @param options.method the JSON-RPC method.
   * @param options.cause the error in place of an answer. Default: none, the answer is unreadable.
   */
  constructor({ cause, method }: { readonly method: string; readonly cause?: unknown }) {
    super('The wallet did not say which transaction it sent.', {
      cause,
      details: `Its answer to ${method} ${cause === undefined ? 'cannot be read' : 'is missing'}.`,
      hint: 'Check in the wallet whether it was sent before you send it again.',
    })
  }
}

/** `useWatchToken` was given a token that wallets cannot watch (EIP-747). */
export class InvalidAssetError extends KitError {
  override name = 'InvalidAssetError'
  /** @param options.reason one sentence. */
  constructor({ reason }: { readonly reason: string }) {
    super(`The token cannot be watched. ${reason}`, { hint: 'See EIP-747.' })
  }
}
