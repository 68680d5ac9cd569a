import type { Chain } from '@foyer/kit'
import type { ServerText } from '../i18n/texts.ts'
import { amount } from './amount.ts'
import type { CallNode } from './callNode.ts'
import { figureOrUnknown } from './figures.ts'
import { byteLengthOf, quantityOf } from './hexValues.ts'
import { code, facts, type Html, type PageLanguage } from './layout.ts'

/** An address according to a node. Malformed fields are undefined. */
export interface AddressView {
  /** In wei. */
  readonly balance?: bigint | undefined
  /** Transactions sent so far. */
  readonly sent?: bigint | undefined
  /** Size of the code in bytes; 0 for an account without code. */
  readonly codeBytes?: number | undefined
  readonly latestBlock?: bigint | undefined
}

/** Throws `NodeError`. */
export async function readAddress(callNode: CallNode, address: string): Promise<AddressView> {
  const [balance, sent, code, latest] = await callNode([
    { method: 'eth_getBalance', params: [address, 'latest'] },
    { method: 'eth_getTransactionCount', params: [address, 'latest'] },
    { method: 'eth_getCode', params: [address, 'latest'] },
    { method: 'eth_blockNumber', params: [] },
  ])
  return {
    balance: quantityOf(balance),
    sent: quantityOf(sent),
    codeBytes: byteLengthOf(code),
    latestBlock: quantityOf(latest),
  }
}

/** The facts of one address. */
export function addressPage(
  chain: Chain,
  address: string,
  { balance, sent, codeBytes, latestBlock }: AddressView,
  language: PageLanguage,
): Html {
  const { t } = language
  return facts([
    [t('explorer.address'), code(address)],
    [t('explorer.kind'), kindOf(codeBytes, t)],
    [t('explorer.balance'), amount(balance, chain, language)],
    [t('explorer.sent'), figureOrUnknown(language, sent)],
    [t('explorer.latestBlock'), figureOrUnknown(language, latestBlock)],
  ])
}

function kindOf(codeBytes: number | undefined, t: ServerText): string {
  if (codeBytes === undefined) return t('explorer.notKnown')
  return codeBytes === 0
    ? t('explorer.account')
    : t('explorer.contract', { size: t('explorer.bytes', { count: codeBytes }) })
}
