/**
 * Every text that the server sends, in English: the demo's explorer, and the page without scripts.
 */
export const serverTexts = {
  'explorer.back': 'Back to {site}',
  'explorer.note': 'Local copy of {network}. Nothing here is real money.',
  'explorer.notKnown': 'Unknown',
  'explorer.refresh': 'Refresh',
  'explorer.transaction': 'Transaction',
  'explorer.hash': 'Hash',
  'explorer.status': 'Status',
  'explorer.pending': 'Pending: not in a block yet',
  'explorer.confirmed': 'Confirmed',
  'explorer.reverted': 'Reverted: nothing changed, only the fee was paid',
  'explorer.unknown': 'In a block, result unknown',
  'explorer.from': 'From',
  'explorer.to': 'To',
  'explorer.created': 'New contract',
  'explorer.value': 'Value',
  'explorer.fee': 'Gas fee',
  'explorer.feeOf': 'for {gas} gas',
  'explorer.block': 'Block',
  'explorer.confirmations': 'Confirmations',
  'explorer.time': 'Time',
  'explorer.nonce': 'Nonce',
  'explorer.data': 'Data',
  'explorer.bytes': { one: '{count} byte', other: '{count} bytes' },
  'explorer.configuredDecimals': {
    one: 'shown with {count} decimal, as configured',
    other: 'shown with {count} decimals, as configured',
  },
  'explorer.address': 'Address',
  'explorer.balance': 'Balance',
  'explorer.sent': 'Transactions sent',
  'explorer.kind': 'Kind',
  'explorer.account': 'Account',
  'explorer.contract': 'Contract, {size} of code',
  'explorer.latestBlock': 'Latest block',
  'explorer.unknownTransaction': 'Unknown transaction',
  'explorer.unknownTransactionText':
    'The local copy of {network} has no transaction with this hash. The demo resets its networks every time it starts, so earlier transactions are gone.',
  'explorer.notAHash':
    'This isn’t a transaction hash. A hash is 0x followed by 64 hexadecimal digits.',
  'explorer.notAnAddress':
    'This isn’t an address. An address is 0x followed by 40 hexadecimal digits.',
  'explorer.unknownNetwork': 'Unknown network',
  'explorer.unknownNetworkText': 'This demo has no network with this chain ID.',
  'explorer.notFound': 'Not found',
  'explorer.notFoundText': 'The explorer only shows single transactions and addresses.',
  'explorer.noAnswer': 'No response',
  'explorer.noAnswerText':
    'The local copy of {network} isn’t responding. Is the demo still running?',
  'page.description': 'Connect a wallet and see what it holds. No account, no password, no email.',
  'page.noScript':
    'Foyer needs JavaScript to connect to your wallet. Turn it on, then reload the page.',
} as const

/** A text's plural forms, by `Intl.PluralRules`. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & {
  readonly other: string
}

/** A key of `serverTexts`. */
export type ServerTextKey = keyof typeof serverTexts

/** The server's texts in another language. */
export type ServerMessages = {
  readonly [K in ServerTextKey]: (typeof serverTexts)[K] extends string ? string : PluralForms
}

/** The names in braces in a text. */
type Placeholder<T> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type Forms<T> = T extends string ? T : T[keyof T]

type Values<K extends ServerTextKey> = [Placeholder<Forms<(typeof serverTexts)[K]>>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Forms<(typeof serverTexts)[K]>>, string | number>>]

/** Returns a text with its placeholders filled in. Plain text, not HTML. */
export type ServerText = <K extends ServerTextKey>(key: K, ...values: Values<K>) => string
