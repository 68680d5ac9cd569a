import type { Chain } from '@foyer/kit'
import { html } from 'hono/html'
import { amount } from './amount.ts'
import { explorerPath } from './explorerPath.ts'
import { figure, figureOrUnknown, timestamp } from './figures.ts'
import { addressLink, code, type Fact, facts, type Html, type PageLanguage } from './layout.ts'
import type { TransactionView } from './readTransaction.ts'

/** The facts of one transaction. */
export function transactionPage(
  chain: Chain,
  hash: string,
  transaction: TransactionView,
  language: PageLanguage,
): Html {
  const { t } = language
  const { status, from, value, nonce, dataBytes } = transaction
  const list = facts([
    [t('explorer.hash'), code(hash)],
    [
      t('explorer.status'),
      html`<strong data-status="${status}">${t(`explorer.${status}`)}</strong>`,
    ],
    [t('explorer.from'), from === undefined ? t('explorer.notKnown') : addressLink(chain.id, from)],
    [t('explorer.to'), receiver(chain, transaction, language)],
    [t('explorer.value'), amount(value, chain, language)],
    ...(status === 'pending' ? [] : minedFacts(chain, transaction, language)),
    [t('explorer.nonce'), figureOrUnknown(language, nonce)],
    [
      t('explorer.data'),
      dataBytes === undefined ? t('explorer.notKnown') : t('explorer.bytes', { count: dataBytes }),
    ],
  ])
  if (status !== 'pending') return list
  const ownPath = explorerPath(chain.id, 'tx', hash)
  return html`${list}<p><a href="${ownPath}">${t('explorer.refresh')}</a></p>`
}

function minedFacts(
  chain: Chain,
  transaction: TransactionView,
  language: PageLanguage,
): readonly Fact[] {
  const { t } = language
  const { block, confirmations, time, fee, gasUsed } = transaction
  const gas = gasUsed === undefined ? '' : t('explorer.feeOf', { gas: figure(language, gasUsed) })
  return [
    [t('explorer.block'), figureOrUnknown(language, block)],
    [t('explorer.confirmations'), figureOrUnknown(language, confirmations)],
    [t('explorer.time'), timeOf(time, language)],
    [t('explorer.fee'), html`${amount(fee, chain, language)} <small>${gas}</small>`],
  ]
}

function receiver(
  chain: Chain,
  { to, createdContract }: TransactionView,
  { t }: PageLanguage,
): Html | string {
  if (to !== undefined) return addressLink(chain.id, to)
  if (createdContract === undefined) return t('explorer.notKnown')
  return html`${t('explorer.created')} ${addressLink(chain.id, createdContract)}`
}

// 31 December 9999. A larger number is not a timestamp.
const lastSecond = 253_402_300_799n

function timeOf(seconds: bigint | undefined, language: PageLanguage): Html | string {
  if (seconds === undefined || seconds > lastSecond) return language.t('explorer.notKnown')
  const date = new Date(Number(seconds) * 1000)
  return html`<time datetime="${date.toISOString()}">${timestamp(language, date)}</time>`
}
