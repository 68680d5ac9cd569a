import type { ReactElement } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../AppContext.ts'
import { StatusLine } from '../components/StatusDot.tsx'
import { useChainStatus } from './useChainStatus.ts'

/** The status of the chains once they were read. Loaded after connecting, with its queries. */
export default function LiveChainStatus(): ReactElement | null {
  const { text, tone } = useChainStatus()
  // The notice above the page says it.
  if (useStore(useApp().offlineSince) !== undefined) return null
  return <StatusLine tone={tone} text={text} />
}
