import type { WalletChain, WalletRequest } from '@foyer/testkit/wallet/types.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { describeChain } from '../format.ts'
import { text } from '../texts.ts'
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
      return { title: text('unlock.title', { site }), lead: text('unlock.lead'), facts: [] }
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
    title: text('connect.title', { site: context.site }),
    lead: text('connect.lead'),
    accounts: request.accounts,
    facts: [{ label: text('fact.network'), value: describeChain(request.chain) }],
  }
}

function describeSwitch(target: WalletChain, context: DescribeContext): RequestView {
  const { site, currentChain } = context
  return {
    title: text('switch.title', { network: sanitizeText(target.name, 32) }),
    lead: text('switch.lead', { site }),
    facts: [
      { label: text('fact.now'), value: currentChain },
      { label: text('fact.network'), value: describeChain(target) },
    ],
  }
}

function describeAdd(target: WalletChain): RequestView {
  const endpoint = target.rpcUrl ? new URL(target.rpcUrl).host : ''
  return {
    title: text('add.title', { network: sanitizeText(target.name, 32) }),
    lead: text('add.lead'),
    facts: [
      { label: text('fact.chainId'), value: String(target.id) },
      { label: text('fact.currency'), value: sanitizeText(target.symbol ?? '', 6) },
      { label: text('fact.endpoint'), value: sanitizeText(endpoint, 24) },
    ],
    details: target.rpcUrl,
  }
}

function describeAsset({ asset, chain }: Of<'watchAsset'>): RequestView {
  const symbol = sanitizeText(asset.symbol, 11)
  return {
    title: text('asset.title', { symbol }),
    lead: text('asset.lead'),
    facts: [
      { label: text('fact.decimals'), value: String(asset.decimals) },
      { label: text('fact.network'), value: describeChain(chain) },
    ],
    details: asset.address,
  }
}
