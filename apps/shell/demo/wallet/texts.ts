import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'

const demoTexts = {
  'wallet.name': 'Demo Wallet',
  'wallet.practice': 'Practice money. Nothing here has value.',
  'wallet.minimise': 'Minimise Demo Wallet',
  'wallet.close': 'Close Demo Wallet',
  'wallet.closeRequest': 'Close Demo Wallet (declines the request)',
  'wallet.reject': 'Reject',
  'wallet.approve': 'Approve',
  'wallet.details': 'All details',

  'launcher.open': 'Open',
  'launcher.waiting': {
    one: 'Demo Wallet: {count} request waiting',
    other: 'Demo Wallet: {count} requests waiting',
  },

  'request.from': 'Request from',
  'request.more': { one: '{count} more waiting', other: '{count} more waiting' },

  'connect.title': 'Connect to {site}?',
  'connect.lead':
    'It will see this account’s address and balances. It can’t move anything unless you approve it here.',
  'connect.account': 'Account to connect',
  'unlock.title': 'Unlock for {site}?',
  'unlock.lead': 'The site will see your account again.',

  'sign.title': 'Sign this message?',
  'sign.lead': 'A signature proves that this account is yours. It sends nothing and costs nothing.',
  'sign.message': 'Message',
  'sign.bytes': 'This message isn’t text. Sign it only if you know what it is.',
  'sign.otherSite': 'This message is for {site}, but {host} is asking for it. Don’t sign it.',
  'typed.title': 'Sign this data?',
  'typed.lead': 'The site can use your signature later, within the limits it states.',
  'typed.permit': 'With this signature, someone else can take tokens from you.',
  'typed.data': 'Data',

  'send.title': 'Send {amount}?',
  'send.call': 'Run a contract?',
  'send.callLead': 'The site asks you to run a contract. The wallet can’t tell what it will do.',
  'send.create': 'Deploy a new contract on {network}?',
  'send.fails': 'This will probably fail. You’ll pay the fee anyway.',
  'approve.title': 'Let a contract take {amount} from you?',
  'approve.lead': 'It can take up to this amount. It can’t take more, or any other token.',
  'approve.unlimitedTitle': 'Let a contract take all your {symbol}?',
  'approve.unlimited': 'It can take any amount, now or later, until you stop it.',
  'approve.noneTitle': 'Stop a contract from taking your {symbol}?',
  'approve.noneLead': 'It can no longer take any.',
  'batch.title': { one: 'Send {count} transaction?', other: 'Send {count} transactions?' },
  'batch.atomic': 'Either all of them happen, or none.',
  'batch.inTurn': 'They happen one after the other. If one fails, the ones before it still count.',

  'switch.title': 'Switch to {network}?',
  'switch.lead': '{site} asks to use this network. Your account stays the same.',
  'add.title': 'Add {network}?',
  'add.lead': 'The wallet will use this network through the site’s own endpoint.',
  'asset.title': 'Show {symbol} in the wallet?',
  'asset.lead': 'Display only. Nothing is sent.',

  'fact.from': 'From',
  'fact.to': 'To',
  'fact.taker': 'Spender',
  'fact.amount': 'Amount',
  'fact.network': 'Network',
  'fact.now': 'Current network',
  'fact.fee': 'Fee',
  'fact.account': 'Account',
  'fact.chainId': 'Chain ID',
  'fact.currency': 'Currency',
  'fact.endpoint': 'Endpoint',
  'fact.decimals': 'Decimals',
  'fact.unlimited': 'Unlimited',
  'network.copy': '{network}, local copy',

  'home.title': 'No requests waiting',
  'home.connected': 'Connected to {site}.',
  'home.disconnected': 'No site is connected.',
  'home.disconnect': 'Disconnect this site',
  'home.unsupported': 'Unsupported testnet',

  'phone.name': 'Demo Phone',
  'phone.home': 'Connect with a link',
  'phone.lead':
    'This page acts as the wallet on a phone. Press Copy link under the QR code in “Connect a Wallet” and paste it here.',
  'phone.link': 'Pairing link',
  'phone.pair': 'Connect',
  'phone.pairing': 'Waiting for the site…',
  'phone.starting': 'Starting…',
  'phone.noLink':
    'This pairing link isn’t complete. Press Copy link on the site, and paste all of it.',
  'phone.failed': 'This link has expired or was already used. Get a new one from the site.',
  'phone.noRelay': 'Can’t reach the demo’s relay. Start the demo again, then reload.',
  'phone.sites': 'Connected sites',
  'phone.disconnect': 'Disconnect {site}',
  'phone.back': 'Back to {site}',
} as const

/** The Demo Wallet's and Demo Phone's texts. */
export const text = createTranslator(demoTexts, 'en')
