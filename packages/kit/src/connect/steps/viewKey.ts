import type { ConnectView } from './connectView.ts'
import { linkToScan } from './linkToScan.ts'

/** Tells one view from another: whenever it changes, the new view's heading takes the focus. */
export function viewKey({ attempt, layout, step, wallet }: ConnectView): string {
  if (step !== 'CONNECT' || !wallet) return `${step} ${wallet?.id}`
  const shown = linkToScan(wallet, attempt, layout) ? 'scan' : attempt.phase
  const missing = attempt.phase === 'connecting' && attempt.appMissing ? 'missing' : ''
  return `${step} ${wallet.id} ${shown} ${missing}`
}
