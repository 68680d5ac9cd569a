import { type Chain, useChainProof, useConnectionState } from '@foyer/kit'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import { type VaultContracts, vaultOn } from '../../../config/vault.ts'
import { useApp } from '../../AppContext.ts'
import { HomeCardContent, HomeCardSkeleton } from '../../components/HomeCardContent.tsx'
import { LinkButton } from '../../components/LinkButton.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import { summarise } from './reading/positions.ts'
import { useVaultGlance } from './reading/useVaultGlance.ts'
import { useVaultText } from './useVaultText.ts'

/**
 * On Home: the locked amount on the wallet's network, when the lock ends, and a link to unlock it.
 */
export default function VaultHomeCard(): ReactElement {
  const { deployment } = useApp()
  const { address, chain } = useConnectionState()
  const proof = useChainProof()
  const contracts = chain && vaultOn(chain.id, deployment)
  const isElsewhere = proof === 'different' || proof === 'unproven'
  if (!address || !contracts || isElsewhere) return <Nothing />
  return <Locked account={address} chain={chain} contracts={contracts} />
}

/** Also shown if the vault cannot be read. */
function Nothing(): ReactElement {
  const t = usePageText()
  return (
    <HomeCardContent action={<LinkButton to="/vault">{t('accountPage.openVault')}</LinkButton>}>
      {t('accountPage.vaultText')}
    </HomeCardContent>
  )
}

interface LockedProps {
  readonly account: Address
  readonly chain: Chain
  readonly contracts: VaultContracts
}

function Locked({ account, chain, contracts }: LockedProps): ReactElement {
  const page = usePageText()
  const { amount, t, time } = useVaultText()
  const { isLoading, reading } = useVaultGlance(chain.id, contracts, account)
  if (isLoading) return <HomeCardSkeleton />
  if (reading === undefined || reading.positions.length === 0) return <Nothing />
  const { chainTime, positionCount: count, positions } = reading
  const { nextTime, readyCount, total, unlockable } = summarise(positions, chainTime)
  const isReady = readyCount > 0
  const next = nextTime === undefined ? undefined : t('vault.nextTime', { time: time(nextTime) })
  const whole = t('vault.positionsTotal', { amount: amount(total), count })
  return (
    <HomeCardContent
      figure={
        <>
          <bdi>{amount(isReady ? unlockable : total)}</bdi>
          {isReady && <Tag tone="success">{t('vault.ready')}</Tag>}
        </>
      }
      action={
        <LinkButton to="/vault" variant={isReady ? 'accent' : 'neutral'}>
          {isReady ? t('vault.unlock') : page('accountPage.openVault')}
        </LinkButton>
      }
    >
      {next ?? whole}
    </HomeCardContent>
  )
}
