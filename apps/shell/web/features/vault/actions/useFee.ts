import { type Chain, useKit } from '@foyer/kit'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { useQuery } from '@tanstack/react-query'
import { type Address, formatUnits } from 'viem'
import { useVaultErrorText } from '../useVaultErrorText.ts'
import { useVaultText } from '../useVaultText.ts'
import { estimateFee } from './estimateFee.ts'
import { SimulationError } from './simulateCall.ts'
import type { VaultCall } from './vaultCalls.ts'
import { vaultErrorKey } from './vaultErrorKey.ts'

/** How soon a failed estimate is repeated, in ms. */
const retryTime = 12_000
/** How long an estimate is shown without a new one, in ms. */
const estimateTime = 60_000

interface FeeView {
  readonly text: string
  /** Whether the account's balance is too small. */
  readonly lacksFunds: boolean
}

/** The text about gas and fee of calls that are sent together, also while there is no estimate. */
export function useFee(account: Address, chain: Chain, calls: readonly VaultCall[]): FeeView {
  const { locale, t } = useVaultText()
  const errorText = useVaultErrorText()
  const kit = useKit()
  const sent = calls.map(({ data, to }) => `${to} ${data}`)
  const estimate = useQuery({
    queryKey: ['foyer', 'fee', chain.id, account.toLowerCase(), ...sent],
    enabled: calls.length > 0,
    staleTime: retryTime,
    // A failure is data, so that its text stays while it is estimated again.
    queryFn: () => estimateFee(kit, chain.id, account, calls).catch(asError),
    // The account may be funded, or the network be back, while the form stands.
    refetchInterval: ({ state: { data } }) =>
      data instanceof Error || data?.lacksFunds ? retryTime : estimateTime,
  })
  const { data } = estimate
  return { text: text(), lacksFunds: !(data instanceof Error) && data?.lacksFunds === true }

  function text(): string {
    if (calls.length === 0) return t('vault.feeUnknown')
    if (data instanceof Error) return failure(data)
    if (data === undefined) return t('vault.feeCounting')
    if (data === null) return t('vault.feeByWallet')
    const { fee, gas } = data
    // Always 18 decimals, whatever the chain's configured decimals: fees are in wei.
    const amount = formatNumber(locale, Number(formatUnits(fee, 18)), {
      maximumSignificantDigits: 2,
    })
    const { symbol } = chain.nativeCurrency
    return t(calls.length > 1 ? 'vault.feeOfBatch' : 'vault.feeText', { fee: amount, symbol, gas })
  }

  function failure(error: Error): string {
    if (!(error instanceof SimulationError)) return t('vault.feeFailed')
    return errorText(vaultErrorKey(error, 'node'))
  }
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}
