import type { Chain } from '@foyer/kit'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { html } from 'hono/html'
import { type Address, type Client, formatUnits, type Hash, type Hex, size } from 'viem'
import {
  getBalance,
  getBlock,
  getBlockNumber,
  getCode,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import { explorerRoot } from '../../config/app.ts'

/** Escaped HTML, as `html` makes it. */
export type Html = ReturnType<typeof html>

/** One row of a facts list: label and value. */
type Fact = readonly [label: string, value: Html | string]

/** A client for one of the app's chains. */
export interface ExplorerClient extends Client {
  readonly chain: Chain
}

const figure = (value: bigint | number | string) =>
  formatNumber('en', value, { maximumFractionDigits: 100 })

/** The facts of one address. Rejects with viem's errors. */
export async function addressPage(client: ExplorerClient, address: Address): Promise<Html> {
  const [balance, sent, code, latest] = await Promise.all([
    getBalance(client, { address }),
    getTransactionCount(client, { address }),
    getCode(client, { address }),
    getBlockNumber(client),
  ])
  return facts([
    ['Address', hexadecimal(address)],
    ['Kind', code ? `Contract, ${bytes(code)} of code` : 'Account'],
    ['Balance', amount(balance, client.chain)],
    ['Transactions sent', figure(sent)],
    ['Latest block', figure(latest)],
  ])
}

/** The facts of one transaction. Rejects with viem's errors. */
export async function transactionPage(client: ExplorerClient, hash: Hash): Promise<Html> {
  const { chain } = client
  const transaction = await getTransaction(client, { hash })
  const isPending = transaction.blockNumber === null
  const mined = isPending ? undefined : await minedFacts(client, hash)
  const list = facts([
    ['Hash', hexadecimal(hash)],
    ['Status', status(mined?.status ?? 'pending')],
    ['From', addressLink(chain, transaction.from)],
    ['To', receiver(chain, transaction.to, mined?.created)],
    ['Value', amount(transaction.value, chain)],
    ...(mined?.rows ?? []),
    ['Nonce', figure(transaction.nonce)],
    ['Data', bytes(transaction.input)],
  ])
  if (!isPending) return list
  return html`${list}<p><a href="${explorerRoot}/${chain.id}/tx/${hash}">Refresh</a></p>`
}

const statuses = {
  pending: 'Pending: not in a block yet',
  success: 'Confirmed',
  reverted: 'Reverted: nothing changed, only the fee was paid',
} as const

function status(value: keyof typeof statuses): Html {
  return html`<strong data-status="${value}">${statuses[value]}</strong>`
}

async function minedFacts(client: ExplorerClient, hash: Hash) {
  const [receipt, latest] = await Promise.all([
    getTransactionReceipt(client, { hash }),
    getBlockNumber(client, { cacheTime: 0 }),
  ])
  const { blockNumber, contractAddress, effectiveGasPrice, gasUsed } = receipt
  const { timestamp } = await getBlock(client, { blockNumber })
  const date = new Date(Number(timestamp) * 1000)
  const time = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(date)
  const fee = amount(gasUsed * effectiveGasPrice, client.chain)
  const rows: readonly Fact[] = [
    ['Block', figure(blockNumber)],
    ['Confirmations', figure(latest - blockNumber + 1n)],
    ['Time', html`<time datetime="${date.toISOString()}">${time}</time>`],
    ['Gas fee', html`${fee} <small>for ${figure(gasUsed)} gas</small>`],
  ]
  return { status: receipt.status, created: contractAddress, rows }
}

function receiver(
  chain: Chain,
  to: Address | null,
  created: Address | null | undefined,
): Html | string {
  if (to) return addressLink(chain, to)
  return created ? html`New contract ${addressLink(chain, created)}` : 'New contract'
}

/** An exact amount, in the currency and in wei. */
function amount(wei: bigint, { nativeCurrency, note }: Chain): Html {
  const { decimals, symbol } = nativeCurrency
  const remark =
    note === 'configuredDecimals' ? `, shown with ${decimals} decimals, as configured` : ''
  return html`${figure(formatUnits(wei, decimals))} ${symbol} <small>${figure(wei)} wei${remark}</small>`
}

function bytes(data: Hex): string {
  const count = size(data)
  return `${figure(count)} ${count === 1 ? 'byte' : 'bytes'}`
}

/** Hexadecimal text, which breaks anywhere. */
function hexadecimal(text: string): Html {
  return html`<code>${text}</code>`
}

function addressLink({ id }: Chain, address: Address): Html {
  return html`<a href="${explorerRoot}/${id}/address/${address}">${hexadecimal(address)}</a>`
}

function facts(rows: readonly Fact[]): Html {
  return html`<dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}
