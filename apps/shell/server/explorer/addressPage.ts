import type { Chain } from '@foyer/kit'
import { amount } from './amount.ts'
import { code, facts, type Html } from './layout.ts'
import type { AddressView } from './readAddress.ts'
import { texts } from './texts.ts'

/** The facts of one address. */
export function addressPage(chain: Chain, address: string, view: AddressView): Html {
  const { balance, sent, codeBytes, latestBlock } = view
  return facts([
    [texts.address, code(address)],
    [texts.kind, kindOf(codeBytes)],
    [texts.balance, amount(balance, chain)],
    [texts.sent, sent?.toString() ?? texts.notKnown],
    [texts.latestBlock, latestBlock?.toString() ?? texts.notKnown],
  ])
}

function kindOf(codeBytes: number | undefined): string {
  if (codeBytes === undefined) return texts.notKnown
  return codeBytes === 0 ? texts.account : texts.contract(texts.bytes(codeBytes))
}
