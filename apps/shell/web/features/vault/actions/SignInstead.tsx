import { Button, useKit } from '@foyer/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import { useVaultText } from '../useVaultText.ts'
import { canSignPermit } from './signPermit.ts'

interface SignInsteadProps {
  readonly account: Address
  readonly chainId: number
  readonly onSign: () => void
}

/** The same approval by a signature (ERC-2612), which saves a transaction and its fee. Not for contract accounts. */
export function SignInstead(props: SignInsteadProps): ReactElement | null {
  const { account, chainId, onSign } = props
  const { t } = useVaultText()
  const { wagmi } = useKit()
  const canSign = useQuery({
    queryKey: ['foyer', 'canSignPermit', chainId, account.toLowerCase()],
    queryFn: () => canSignPermit(wagmi.getClient({ chainId }), account),
    staleTime: 60_000,
  })
  if (canSign.data !== true) return null
  return (
    <Button variant="ghost" fullWidth={true} onClick={onSign}>
      {t('vault.sign')}
    </Button>
  )
}
