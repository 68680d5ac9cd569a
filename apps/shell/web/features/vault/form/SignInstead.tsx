import { useKit } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import { canSignPermit } from '../actions/signPermit.ts'
import { useVaultText } from '../useVaultText.ts'

interface SignInsteadProps {
  readonly account: Address
  readonly chainId: number
  readonly onSign: () => void
}

/**
 * Approves with a signature (ERC-2612) instead of a transaction. Not offered to contract accounts.
 */
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
