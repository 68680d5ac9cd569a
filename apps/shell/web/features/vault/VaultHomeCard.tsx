import { useChainProof, useConnectionState, useKit } from '@foyer/kit'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { vaultOn } from '../../../config/vault.ts'
import { useApp } from '../../AppContext.ts'
import { HomeCardContent, HomeCardSkeleton } from '../../components/HomeCardContent.tsx'
import { LinkButton } from '../../components/LinkButton.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import { summarise } from './reading/positions.ts'
import { type VaultAccount, vaultQuery } from './reading/readVault.ts'
import { useVaultText } from './useVaultText.ts'

/** On Home: the locked amount on the wallet's network, when a lock ends, and a link to unlock. */
export default function VaultHomeCard(): ReactElement {
  const { deployment } = useApp()
  const { address, chain } = useConnectionState()
  const proof = useChainProof()
  const contracts = chain && vaultOn(chain.id, deployment)
  const isElsewhere = proof === 'different' || proof === 'unproven'
  if (!address || !contracts || isElsewhere) return <Nothing />
  return <Locked vault={{ account: address, chainId: chain.id, contracts }} />
}

/** Also shown if the vault cannot be read. */
function Nothing(): ReactElement {
  const page = usePageText()
  const { t } = useVaultText()
  return (
    <HomeCardContent action={<LinkButton to="/vault">{page('accountPage.openVault')}</LinkButton>}>
      {t('vault.lead')}
    </HomeCardContent>
  )
}

function Locked({ vault }: { readonly vault: VaultAccount }): ReactElement {
  const page = usePageText()
  const { amount, t, time } = useVaultText()
  const query = vaultQuery(useKit(), vault)
  const { data, errorUpdateCount } = useQuery({
    ...query,
    // Read again after a transaction, but not with the balances, every few seconds.
    queryKey: ['readContract', ...query.queryKey],
    refetchInterval: ({ state }) => (state.data?.positions.length === 0 ? false : 60_000),
    refetchOnWindowFocus: true,
  })
  if (!data && errorUpdateCount === 0) return <HomeCardSkeleton />
  if (!data || data.positions.length === 0) return <Nothing />
  const { nextTime, total, unlockable } = summarise(data.positions, data.chainTime)
  const ready = unlockable > 0n && <Tag tone="success">{t('vault.ready')}</Tag>
  const figure = (
    <>
      <bdi>{amount(ready ? unlockable : total)}</bdi>
      {ready}
    </>
  )
  const action = (
    <LinkButton to="/vault" variant={ready ? 'accent' : 'neutral'}>
      {ready ? t('vault.unlock') : page('accountPage.openVault')}
    </LinkButton>
  )
  return (
    <HomeCardContent figure={figure} action={action}>
      {nextTime !== undefined && t('vault.nextTime', { time: time(nextTime) })}
    </HomeCardContent>
  )
}
