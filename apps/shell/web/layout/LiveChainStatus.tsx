import type { ReactElement } from 'react'
import { StatusLine } from '../components/StatusDot.tsx'
import { useChainStatus } from './useChainStatus.ts'

/** The status of the chains once they were read. Loaded after connecting, with its queries. */
export default function LiveChainStatus(): ReactElement {
  const { text, tone } = useChainStatus()
  return <StatusLine tone={tone} text={text} />
}
