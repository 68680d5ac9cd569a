import type { PreparedTransaction } from '@foyer/testkit/wallet/preparedTransaction.ts'
import type { WalletChain, WalletRequest } from '@foyer/testkit/wallet/types.ts'
import { currencyOf, describeChain, formatAmount, formatFee } from '../format.ts'
import type { DescribeContext, Fact, RequestView } from './requestView.ts'
import { readTokenCall, type Token, type TokenCall, unlimited } from './tokenCalls.ts'

type Of<K extends WalletRequest['kind']> = Extract<WalletRequest, { kind: K }>

/** One transaction in words. */
type Deed = Pick<RequestView, 'title' | 'lead' | 'facts'>

/** Describes a transaction, or a batch of them. A batch of one is described as a transaction. */
export async function describeSending(
  request: Of<'sendTransaction' | 'sendCalls'>,
  context: DescribeContext,
): Promise<RequestView> {
  const { account, chain } = request
  const isBatch = request.kind === 'sendCalls'
  const transactions = isBatch ? request.transactions : [request.transaction]
  const deeds = await Promise.all(
    transactions.map((transaction) => describeDeed(transaction, chain, context)),
  )
  const from = { label: 'From', value: context.nameOf(account.address) }
  const cost = describeCost(transactions, chain)
  const warnings = transactions.some((one) => one.likelyToFail)
    ? ['This will probably fail. You’ll pay the fee anyway.']
    : []
  const details = transactions.map(writeDetails).join('\n\n')
  const [only] = deeds
  if (only && deeds.length === 1)
    return { ...only, warnings, facts: [from, ...only.facts, ...cost], details }
  return {
    title: `Send ${deeds.length} transactions?`,
    lead:
      isBatch && request.atomic
        ? 'Either all of them happen, or none.'
        : 'They happen one after the other. If one fails, the ones before it still count.',
    warnings,
    facts: [from, ...cost],
    details,
  }
}

function describeCost(
  transactions: readonly PreparedTransaction[],
  chain: WalletChain,
): readonly Fact[] {
  const fee = transactions.reduce((sum, transaction) => sum + transaction.estimatedFee, 0n)
  return [
    { label: 'Network', value: describeChain(chain) },
    { label: 'Fee', value: formatFee(fee, currencyOf(chain)) },
  ]
}

async function describeDeed(
  transaction: PreparedTransaction,
  chain: WalletChain,
  context: DescribeContext,
): Promise<Deed> {
  const { to, value, data } = transaction
  const amount = formatAmount(value, 18, currencyOf(chain))
  const money: Fact[] = value > 0n ? [{ label: 'Amount', value: amount }] : []
  if (to === undefined) {
    const title = `Deploy a new contract on ${describeChain(chain)}?`
    return {
      title,
      lead: 'The site asks you to run a contract. The wallet can’t tell what it will do.',
      facts: money,
    }
  }
  const party = context.nameOf(to)
  const receiver = { label: 'To', value: party }
  if (data === '0x') {
    const sent = { label: 'Amount', value: amount }
    return { title: `Send ${amount}?`, facts: [receiver, sent] }
  }
  const call = value === 0n ? readTokenCall(data) : undefined
  const token = call && (await context.readToken(chain.id, to))
  if (call && token) return describeTokenCall(call, token, context)
  const facts = [receiver, ...money]
  return {
    title: 'Run a contract?',
    lead: 'The site asks you to run a contract. The wallet can’t tell what it will do.',
    facts,
  }
}

function describeTokenCall(call: TokenCall, token: Token, context: DescribeContext): Deed {
  const { symbol, decimals } = token
  const amount = formatAmount(call.amount, decimals, symbol)
  const party = context.nameOf(call.party)
  if (call.name === 'transfer')
    return {
      title: `Send ${amount}?`,
      facts: [
        { label: 'To', value: party },
        { label: 'Amount', value: amount },
      ],
    }
  const taker = { label: 'Spender', value: party }
  if (call.amount === 0n)
    return {
      title: `Stop a contract from taking your ${symbol}?`,
      lead: 'It can no longer take any.',
      facts: [taker],
    }
  if (call.amount >= unlimited)
    return {
      title: `Let a contract take all your ${symbol}?`,
      lead: 'It can take any amount, now or later, until you stop it.',
      facts: [taker, { label: 'Amount', value: 'Unlimited' }],
    }
  return {
    title: `Let a contract take ${amount} from you?`,
    lead: 'It can take up to this amount. It can’t take more, or any other token.',
    facts: [taker, { label: 'Amount', value: amount }],
  }
}

/** All fields of the transaction. Amounts in wei. */
function writeDetails(transaction: PreparedTransaction): string {
  const { to, value, data, gas, fees, nonce, chainId } = transaction
  const shown = { chainId, to: to ?? null, value, gas, ...fees, nonce: nonce ?? null, data }
  return Object.entries(shown)
    .map(([name, part]) => `${name}: ${String(part)}`)
    .join('\n')
}
