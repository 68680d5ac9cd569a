import { useBalances, useChainHealth, useConnectionState, useKit } from '@foyer/kit'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { ReactElement } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../AppContext.ts'
import { chainStatus } from '../components/chain/chainStatus.ts'
import { isDetour } from '../components/chain/chainView.ts'
import { StatusLine } from '../components/StatusDot.tsx'
import { statusEn } from '../i18n/statusEn.ts'
import { useAppText } from '../i18n/useAppText.ts'

/**
 * Which chains answered the last balance read, and which ones through a fallback. Loaded after
 * connecting, with its queries.
 */
export default function LiveChainStatus(): ReactElement | null {
  const tApp = useAppText()
  const t = useTextOf(statusEn)
  const { locale } = useLocale()
  const { chains } = useKit()
  const { address } = useConnectionState()
  const { byChain, answered } = useBalances(address)
  const health = useChainHealth().byChain
  const isSilent = (id: number) => byChain.get(id)?.status === 'error'
  const status = chainStatus(tApp, t, locale, {
    all: chains.map(({ name }) => name),
    silent: chains.flatMap(({ id, name }) => (isSilent(id) ? name : [])),
    answered,
    detours: chains.flatMap(({ id, name, rpcUrls }) => {
      const chain = health.get(id)
      return chain && isDetour(chain, rpcUrls.default.http[0]) ? name : []
    }),
  })
  // The notice above the page says it.
  if (useStore(useApp().offlineSince) !== undefined) return null
  return <StatusLine {...status} />
}
