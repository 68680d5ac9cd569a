/** One link of one wallet: a scheme that is not WalletConnect's own or a placeholder. */
const walletLink = /^(?!wc:|myapp:)[a-z][a-z0-9+.-]*:\S*$/i

/**
 * The template of `WalletLinks` for a link as wallets register it with WalletConnect, whose clients
 * append `/wc?uri=…` to it: `rainbow://wc?uri={uri}` for `rainbow://`. One that already ends in
 * `/wc` or `uri=` is only completed. Undefined if it leads to no wallet for certain, or holds
 * another pairing.
 */
export function pairingTemplate(link: string): string | undefined {
  const text = link.trim()
  if (!walletLink.test(text) || /\buri=./i.test(text)) return undefined
  if (/\buri=$/i.test(text)) return `${text}{uri}`
  const end = /(?<=\/)wc(?:\/|\?)?$/i.exec(text)
  if (end) return `${text.slice(0, end.index)}wc?uri={uri}`
  return `${text.endsWith('/') ? text : `${text}/`}wc?uri={uri}`
}
