import type { WalletRequest } from '@foyer/testkit/wallet/types.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { describeChain, visibleText } from '../format.ts'
import type { DescribeContext, RequestView } from './requestView.ts'

type Of<K extends WalletRequest['kind']> = Extract<WalletRequest, { kind: K }>

export function describeMessage(request: Of<'signMessage'>, context: DescribeContext): RequestView {
  const { account, raw } = request
  const warnings =
    request.text === undefined
      ? ['This message isn’t text. Sign it only if you know what it is.']
      : []
  const site = siteOf(request.text ?? '')
  if (site !== undefined && site !== context.host)
    warnings.push(
      `This message is for ${sanitizeText(site, 32)}, but ${context.host} is asking for it. Don’t sign it.`,
    )
  return {
    title: 'Sign this message?',
    lead: 'A signature proves that this account is yours. It sends nothing and costs nothing.',
    warnings,
    message: { label: 'Message', text: visibleText(request.text ?? raw) },
    facts: [{ label: 'Account', value: context.nameOf(account.address) }],
  }
}

/** The site in the first line of a sign-in message (EIP-4361). */
function siteOf(message: string): string | undefined {
  const line = /^(?:\S+:\/\/)?(\S+) wants you to sign in with your Ethereum account:/.exec(message)
  return line?.[1]
}

export function describeTypedData(
  request: Of<'signTypedData'>,
  context: DescribeContext,
): RequestView {
  const { account, typedData, chain } = request
  const { domain, primaryType, message } = typedData
  const readable = JSON.stringify({ [primaryType]: message, domain }, null, 2)
  return {
    title: 'Sign this data?',
    lead: 'The site can use your signature later, within the limits it states.',
    warnings: primaryType.startsWith('Permit')
      ? ['With this signature, someone else can take tokens from you.']
      : [],
    message: { label: 'Data', text: visibleText(readable) },
    facts: [
      { label: 'Account', value: context.nameOf(account.address) },
      { label: 'Network', value: describeChain(chain) },
    ],
  }
}
