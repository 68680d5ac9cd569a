import {
  useBalances,
  useChainHealth,
  useConnectionState,
  useKit,
  useLocale,
  useTextOf,
} from '@foyer/kit'
import type { ReactElement } from 'react'
import { isDetour } from '../components/chainView.ts'
import { StatusLine } from '../components/StatusDot.tsx'
import { statusEn } from '../i18n/statusEn.ts'
import { useAppText } from '../i18n/useAppText.ts'
import { type ChainAnswers, chainStatus } from './chainStatus.ts'

/** The status of the chains once they were read. Loaded after connecting, with its queries. */
export default function LiveChainStatus(): ReactElement {
  const frame = useAppText()
  const t = useTextOf(statusEn)
  const { locale } = useLocale()
  return <StatusLine {...chainStatus(frame, t, locale, useChainAnswers())} />
}

/** Which chains answered the last balance read, and which ones through a fallback endpoint. */
function useChainAnswers(): ChainAnswers {
  const { chains } = useKit()
  const { address } = useConnectionState()
  const { byChain, answered } = useBalances(address)
  const health = useChainHealth().byChain
  return {
    all: chains.map(({ name }) => name),
    silent: chains.flatMap(({ id, name }) => (byChain.get(id)?.state === 'failed' ? name : [])),
    answered,
    detours: chains.flatMap(({ id, name, rpcUrls }) => {
      const chain = health.get(id)
      return chain && isDetour(chain, rpcUrls.default.http[0]) ? name : []
    }),
  }
}
