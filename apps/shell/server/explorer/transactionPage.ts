import type { Chain } from '@foyer/kit'
import { html } from 'hono/html'
import { amount } from './amount.ts'
import { addressLink, code, type Fact, facts, type Html } from './layout.ts'
import type { TransactionView } from './readTransaction.ts'
import { texts } from './texts.ts'

/** The facts of one transaction. */
export function transactionPage(chain: Chain, hash: string, transaction: TransactionView): Html {
  const { status, from, value, nonce, dataBytes } = transaction
  const list = facts([
    [texts.hash, code(hash)],
    [texts.status, html`<strong data-status="${status}">${texts.statuses[status]}</strong>`],
    [texts.from, from === undefined ? texts.notKnown : addressLink(chain.id, from)],
    [texts.to, receiver(chain, transaction)],
    [texts.value, amount(value, chain)],
    ...(status === 'pending' ? [] : minedFacts(chain, transaction)),
    [texts.nonce, number(nonce)],
    [texts.data, dataBytes === undefined ? texts.notKnown : texts.bytes(dataBytes)],
  ])
  if (status !== 'pending') return list
  return html`${list}<p><a href="/explorer/${chain.id}/tx/${hash}">${texts.refresh}</a></p>`
}

function minedFacts(chain: Chain, transaction: TransactionView): readonly Fact[] {
  const { block, confirmations, time, fee, gasUsed } = transaction
  const gas = gasUsed === undefined ? '' : texts.feeOf(gasUsed.toString())
  return [
    [texts.block, number(block)],
    [texts.confirmations, number(confirmations)],
    [texts.time, timeOf(time)],
    [texts.fee, html`${amount(fee, chain)} <small>${gas}</small>`],
  ]
}

function receiver(chain: Chain, { to, createdContract }: TransactionView): Html | string {
  if (to !== undefined) return addressLink(chain.id, to)
  if (createdContract === undefined) return texts.notKnown
  return html`${texts.created} ${addressLink(chain.id, createdContract)}`
}

function number(value: bigint | undefined): string {
  return value === undefined ? texts.notKnown : value.toString()
}

// Beyond the year 9999 a timestamp is not one.
const lastSecond = 253_402_300_799n

function timeOf(seconds: bigint | undefined): Html | string {
  if (seconds === undefined || seconds > lastSecond) return texts.notKnown
  const iso = new Date(Number(seconds) * 1000).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`
}
