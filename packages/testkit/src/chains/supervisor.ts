/**
 * The process between the caller and its nodes. The channel to its parent closes when the parent
 * ends, even by SIGKILL; it then stops the nodes and exits. Started by superviseAnvils.ts.
 */
import { type AnvilNode, type AnvilPlan, type ChainLoss, launchAnvils } from './anvils.ts'

/** A message from the supervisor to its parent. */
export type SupervisorMessage =
  | { readonly type: 'ready'; readonly nodes: readonly AnvilNode[] }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'lost'; readonly loss: ChainLoss }

process.title = 'foyer-chains'

const plan: AnvilPlan = JSON.parse(process.argv[2] ?? '')
const group = launchAnvils(plan, {
  onLost: (loss) => tell({ type: 'lost', loss }),
})

const stop = () => group.stop().then(() => process.exit(0))
process.on('disconnect', stop)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
if (!process.connected) stop()

group.ready.then(
  (nodes) => tell({ type: 'ready', nodes }),
  (error: Error) => tell({ type: 'failed', text: error.message }),
)

function tell(message: SupervisorMessage) {
  // `disconnect` reports that the parent is gone, so an error of the send is ignored.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
}
