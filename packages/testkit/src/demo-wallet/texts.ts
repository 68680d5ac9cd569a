/** The Demo Wallet's texts. {…} are placeholders. */
export const texts = {
  'wallet.name': 'Demo Wallet',
  'wallet.practice': 'Practice money. Nothing here has value.',
  'wallet.minimise': 'Minimise Demo Wallet',
  'wallet.close': 'Close Demo Wallet',
  'wallet.closeRequest': 'Close Demo Wallet (declines the request)',
  'wallet.reject': 'Reject',
  'wallet.approve': 'Approve',
  'wallet.details': 'All details',

  'launcher.open': 'Open',
  'launcher.waitingOne': 'Demo Wallet: 1 request waiting',
  'launcher.waitingMany': 'Demo Wallet: {count} requests waiting',

  'request.from': 'Request from',
  'request.moreOne': '1 more waiting',
  'request.moreMany': '{count} more waiting',

  'connect.title': 'Connect to {host}?',
  'connect.lead':
    'It will see this account’s address and balances. It can’t move anything unless you approve it here.',
  'connect.account': 'Account to connect',
  'unlock.title': 'Unlock for {host}?',
  'unlock.lead': 'The site will see your account again.',

  'sign.title': 'Sign this message?',
  'sign.lead': 'A signature proves that this account is yours. It sends nothing and costs nothing.',
  'sign.message': 'Message',
  'sign.bytes': 'This message isn’t text. Sign it only if you know what it is.',
  'sign.otherSite': 'This message is for {site}, but {host} is asking for it. Don’t sign it.',
  'typed.title': 'Sign this data?',
  'typed.lead': 'The site can use what you sign later, within the limits it states.',
  'typed.permit': 'With this signature, someone else can take tokens from you.',
  'typed.data': 'Data',

  'send.title': 'Send {amount}?',
  'send.call': 'Use a contract?',
  'send.callLead': 'The site asks you to run a contract. The wallet can’t tell what it will do.',
  'send.create': 'Deploy a new contract on {network}?',
  'send.fails': 'This will probably fail. You’ll pay the fee anyway.',
  'approve.title': 'Let a contract take {amount} from you?',
  'approve.lead': 'It can take up to this amount. It can’t take more, or any other token.',
  'approve.unlimitedTitle': 'Let a contract take all your {symbol}?',
  'approve.unlimited': 'It can take any amount, now or later, until you stop it.',
  'approve.noneTitle': 'Stop a contract from taking your {symbol}?',
  'approve.noneLead': 'It can no longer take any.',
  'batch.title': 'Do {count} things at once?',
  'batch.atomic': 'Either all of them happen, or none.',
  'batch.inTurn': 'They happen one after the other. If one fails, the ones before it still count.',
  'batch.step': '{deed} ({party})',

  'switch.title': 'Switch to {network}?',
  'switch.lead': '{host} asks to use this network. Your account stays the same.',
  'add.title': 'Add {network}?',
  'add.lead': 'The wallet will use this network through the site’s own endpoint.',
  'asset.title': 'Show {symbol} in the wallet?',
  'asset.lead': 'Display only. Nothing is sent.',

  'fact.site': 'Site',
  'fact.app': 'App',
  'fact.from': 'From',
  'fact.to': 'To',
  'fact.taker': 'Spender',
  'fact.token': 'Token',
  'fact.amount': 'Amount',
  'fact.network': 'Network',
  'fact.now': 'Current network',
  'fact.fee': 'Fee',
  'fact.account': 'Account',
  'fact.chainId': 'Chain ID',
  'fact.currency': 'Currency',
  'fact.endpoint': 'Endpoint',
  'fact.decimals': 'Decimals',
  'fact.newContract': 'New contract',
  'fact.unlimited': 'Unlimited',
  'network.copy': '{network}, local copy',

  'home.title': 'No requests waiting',
  'home.connected': 'Connected to {host}.',
  'home.disconnected': 'No site is connected.',
  'home.account': 'Account',
  'home.network': 'Network',
  'home.disconnect': 'Disconnect this site',
  'home.unsupported': 'Unsupported testnet',
} as const

/** A key of `texts`. */
export type TextKey = keyof typeof texts

/** The names in braces in a text. */
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type Values<K extends TextKey> = [Placeholder<(typeof texts)[K]>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<(typeof texts)[K]>, string | number>>]

export function text<K extends TextKey>(key: K, ...[values]: Values<K>): string {
  const filled: Readonly<Record<string, string | number>> = values ?? {}
  return texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(filled[name] ?? whole))
}
