import type { Chain } from '@foyer/kit'
import { html } from 'hono/html'
import type { ServerText } from '../i18n/texts.ts'

import { amount } from './amount.ts'
import { explorerPath } from './explorerPath.ts'
import { addressLink, code, type Fact, facts, type Html } from './layout.ts'
import type { TransactionView } from './readTransaction.ts'

/** The facts of one transaction. */
export function transactionPage(
  chain: Chain,
  hash: string,
  transaction: TransactionView,
  t: ServerText,
): Html {
  const { status, from, value, nonce, dataBytes } = transaction
  const list = facts([
    [t('explorer.hash'), code(hash)],
    [
      t('explorer.status'),
      html`<strong data-status="${status}">${t(`explorer.${status}`)}</strong>`,
    ],
    [t('explorer.from'), from === undefined ? t('explorer.notKnown') : addressLink(chain.id, from)],
    [t('explorer.to'), receiver(chain, transaction, t)],
    [t('explorer.value'), amount(value, chain, t)],
    ...(status === 'pending' ? [] : minedFacts(chain, transaction, t)),
    [t('explorer.nonce'), number(nonce, t)],
    [
      t('explorer.data'),
      dataBytes === undefined ? t('explorer.notKnown') : t('explorer.bytes', { count: dataBytes }),
    ],
  ])
  if (status !== 'pending') return list
  const ownPath = explorerPath(chain.id, 'tx', hash)
  return html`${list}<p><a href="${ownPath}">${t('explorer.refresh')}</a></p>`
}

function minedFacts(chain: Chain, transaction: TransactionView, t: ServerText): readonly Fact[] {
  const { block, confirmations, time, fee, gasUsed } = transaction
  const gas = gasUsed === undefined ? '' : t('explorer.feeOf', { gas: gasUsed.toString() })
  return [
    [t('explorer.block'), number(block, t)],
    [t('explorer.confirmations'), number(confirmations, t)],
    [t('explorer.time'), timeOf(time, t)],
    [t('explorer.fee'), html`${amount(fee, chain, t)} <small>${gas}</small>`],
  ]
}

function receiver(
  chain: Chain,
  { to, createdContract }: TransactionView,
  t: ServerText,
): Html | string {
  if (to !== undefined) return addressLink(chain.id, to)
  if (createdContract === undefined) return t('explorer.notKnown')
  return html`${t('explorer.created')} ${addressLink(chain.id, createdContract)}`
}

function number(value: bigint | undefined, t: ServerText): string {
  return value === undefined ? t('explorer.notKnown') : value.toString()
}

// 31 December 9999. A larger number is not a timestamp.
const lastSecond = 253_402_300_799n

function timeOf(seconds: bigint | undefined, t: ServerText): Html | string {
  if (seconds === undefined || seconds > lastSecond) return t('explorer.notKnown')
  const iso = new Date(Number(seconds) * 1000).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`
}
