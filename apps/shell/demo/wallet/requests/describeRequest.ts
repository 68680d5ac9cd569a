import type { WalletChain, WalletRequest } from '@foyer/testkit/wallet/types.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { describeChain } from '../format.ts'
import { describeSending } from './describeSending.ts'
import { describeMessage, describeTypedData } from './describeSigning.ts'
import type { DescribeContext, RequestView } from './requestView.ts'

type Of<K extends WalletRequest['kind']> = Extract<WalletRequest, { kind: K }>

/** Describes a request for the wallet's window. */
export async function describeRequest(
  request: WalletRequest,
  context: DescribeContext,
): Promise<RequestView> {
  const { site } = context
  switch (request.kind) {
    case 'connect':
      return describeConnect(request, context)
    case 'unlock':
      return {
        title: `Unlock for ${site}?`,
        lead: 'The site will see your account again.',
        facts: [],
      }
    case 'signMessage':
      return describeMessage(request, context)
    case 'signTypedData':
      return describeTypedData(request, context)
    case 'sendTransaction':
    case 'sendCalls':
      return describeSending(request, context)
    case 'switchChain':
      return describeSwitch(request.target, context)
    case 'addChain':
      return describeAdd(request.target)
    case 'watchAsset':
      return describeAsset(request)
  }
}

function describeConnect(request: Of<'connect'>, context: DescribeContext): RequestView {
  return {
    title: `Connect to ${context.site}?`,
    lead: 'It will see this account’s address and balances. It can’t move anything unless you approve it here.',
    accounts: request.accounts,
    facts: [{ label: 'Network', value: describeChain(request.chain) }],
  }
}

function describeSwitch(target: WalletChain, context: DescribeContext): RequestView {
  const { site, currentChain } = context
  return {
    title: `Switch to ${sanitizeText(target.name, 32)}?`,
    lead: `${site} asks to use this network. Your account stays the same.`,
    facts: [
      { label: 'Current network', value: currentChain },
      { label: 'Network', value: describeChain(target) },
    ],
  }
}

function describeAdd(target: WalletChain): RequestView {
  const endpoint = target.rpcUrl ? new URL(target.rpcUrl).host : ''
  return {
    title: `Add ${sanitizeText(target.name, 32)}?`,
    lead: 'The wallet will use this network through the site’s own endpoint.',
    facts: [
      { label: 'Chain ID', value: String(target.id) },
      { label: 'Currency', value: sanitizeText(target.symbol ?? '', 6) },
      { label: 'Endpoint', value: sanitizeText(endpoint, 24) },
    ],
    details: target.rpcUrl,
  }
}

function describeAsset({ asset, chain }: Of<'watchAsset'>): RequestView {
  const symbol = sanitizeText(asset.symbol, 11)
  return {
    title: `Show ${symbol} in the wallet?`,
    lead: 'Display only. Nothing is sent.',
    facts: [
      { label: 'Decimals', value: String(asset.decimals) },
      { label: 'Network', value: describeChain(chain) },
    ],
    details: asset.address,
  }
}
