import type { WalletRequest } from '@foyer/testkit/wallet/types.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { describeChain, visibleText } from '../format.ts'
import { text } from '../texts.ts'
import type { DescribeContext, RequestView } from './requestView.ts'

type Of<K extends WalletRequest['kind']> = Extract<WalletRequest, { kind: K }>

export function describeMessage(request: Of<'signMessage'>, context: DescribeContext): RequestView {
  const { account, raw } = request
  const warnings = request.text === undefined ? [text('sign.bytes')] : []
  const site = siteOf(request.text ?? '')
  if (site !== undefined && site !== context.host)
    warnings.push(text('sign.otherSite', { site: sanitizeText(site, 32), host: context.host }))
  return {
    title: text('sign.title'),
    lead: text('sign.lead'),
    warnings,
    message: { label: text('sign.message'), text: visibleText(request.text ?? raw) },
    facts: [{ label: text('fact.account'), value: context.nameOf(account.address) }],
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
    title: text('typed.title'),
    lead: text('typed.lead'),
    warnings: primaryType.startsWith('Permit') ? [text('typed.permit')] : [],
    message: { label: text('typed.data'), text: visibleText(readable) },
    facts: [
      { label: text('fact.account'), value: context.nameOf(account.address) },
      { label: text('fact.network'), value: describeChain(chain) },
    ],
  }
}
