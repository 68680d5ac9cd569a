import { useKit } from '@foyer/kit'
import { useQueries } from '@tanstack/react-query'
import { type Address, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { vaultOn } from '../../../config/vault.ts'
import { useApp } from '../../AppContext.ts'

/**
 * The account's balance of the app's token by chain id, in base units. Left out where it is none,
 * or cannot be read. Without an account nothing is read.
 */
export function useTokenBalances(account: Address | undefined): ReadonlyMap<number, bigint> {
  const { deployment } = useApp()
  const { chains, queryClient, wagmi } = useKit()
  const tokens = chains.flatMap(({ id }) => {
    const token = vaultOn(id, deployment)?.token
    return account && token ? { account, id, token } : []
  })
  return useQueries(
    {
      queries: tokens.map(({ account, id, token }) => ({
        // Read again after a transaction, but not with the balances, every few seconds.
        queryKey: ['readContract', 'balanceOf', id, token, account.toLowerCase()],
        queryFn: () =>
          readContract(wagmi.getClient({ chainId: id }), {
            address: token,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [account],
          }),
        refetchOnWindowFocus: true,
      })),
      combine: (results) =>
        new Map(
          results.flatMap(({ data }, index) => {
            const chain = tokens[index]
            return chain && data ? [[chain.id, data] as const] : []
          }),
        ),
    },
    queryClient,
  )
}
