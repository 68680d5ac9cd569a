/** The Demo Phone's texts, in addition to those that it shares with the Demo Wallet. */
export const phoneTexts = {
  'phone.name': 'Demo Phone',
  'phone.home': 'Connect with a link',
  'phone.lead':
    'This page acts as the wallet on a phone. Press Copy link under the QR code in “Connect a Wallet” and paste it here.',
  'phone.link': 'Pairing link',
  'phone.example': 'wc:…',
  'phone.pair': 'Connect',
  'phone.pairing': 'Waiting for the site…',
  'phone.starting': 'Starting…',
  'phone.noLink':
    'This pairing link isn’t complete. Press Copy link on the site, and paste all of it.',
  'phone.failed': 'This link has expired or was already used. Get a new one from the site.',
  'phone.noRelay': 'Can’t reach the demo’s relay. Start the demo again, then reload.',
  'phone.sites': 'Connected sites',
  'phone.none': 'No site is connected.',
  'phone.account': 'Account',
  'phone.network': 'Network',
  'phone.disconnect': 'Disconnect {site}',
  'phone.back': 'Back to {site}',
} as const

/** A key of `phoneTexts`. */
export type PhoneTextKey = keyof typeof phoneTexts

export function phoneText(
  key: PhoneTextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return phoneTexts[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
