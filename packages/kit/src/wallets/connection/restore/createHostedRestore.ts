import type { Config } from 'wagmi'
import type { Kit } from '../../../chains/config/kit.ts'
import { lastConnectorId } from '../../../chains/config/lastConnector.ts'
import { isWindowConnector } from '../../connectors/injected/isInjected.ts'
import { setStatus } from '../../wagmi.ts'
import { type ConnectionRestore, restoreOnce } from './connectionRestore.ts'
import { loadLastConnector } from './loadLastConnector.ts'

const limits = { perConnector: 5_000, announcement: 0 }

/** How long to wait for the page's `WagmiProvider` to start reconnecting, in ms; it may not. */
const beginLimit = 2_000

/**
 * Inside the page's own providers wagmi reconnects, but has no connector for a wallet found only in
 * `window` until the wallet definitions are loaded. Restores such a wallet if the page's
 * `WagmiProvider` reconnects at all; if it does not, the restore ends with the first connection. A
 * kit that is created after a failed attempt cannot know of it: wagmi's state is then the same as
 * on a page with `reconnectOnMount={false}` whose wallet was locked on an earlier visit.
 */
export function createHostedRestore(kit: Kit): ConnectionRestore {
  // Without `ssr`, `WagmiProvider` reconnects while it renders. A quick wallet has answered before
  // the kit's effects run.
  const wasBusy = isBusy(kit.wagmi)
  return restoreOnce(false, () => restore(kit, wasBusy))
}

async function restore(kit: Kit, wasBusy: boolean): Promise<void> {
  const reconnects = await restoreWindowWallet(kit, wasBusy)
  if (!reconnects) await connected(kit.wagmi)
}

/** Whether the page reconnects. */
async function restoreWindowWallet(kit: Kit, wasBusy: boolean): Promise<boolean> {
  const { wagmi } = kit
  const attempted = reconnected(wagmi, wasBusy)
  const id = await lastConnectorId(wagmi.storage)
  if (!(await attempted)) return false
  if (id === undefined || !isWindowConnector({ id })) return true
  const [{ restoreConnections }] = await Promise.all([
    import('./restoreConnections.ts'),
    loadLastConnector(kit),
  ])
  if (wagmi.state.status !== 'disconnected') return true
  await restoreConnections(wagmi, { ...limits, eager: [], stored: [id] })
  return true
}

/** Resolves once the visitor has connected. */
function connected(wagmi: Config): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (wagmi.state.status !== 'connected') return
      stop()
      resolve()
    }
    const stop = wagmi.subscribe(({ status }) => status, check)
    check()
  })
}

/**
 * Whether wagmi tried to reconnect. Resolves when the attempt has ended.
 *
 * @param wasBusy whether it had begun when the kit was created.
 */
async function reconnected(wagmi: Config, wasBusy: boolean): Promise<boolean> {
  if (wasBusy && !isBusy(wagmi)) return true
  return new Promise((resolve) => {
    let hasBegun = isBusy(wagmi)
    const end = (result: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(result)
    }
    const timer = setTimeout(() => hasBegun || end(false), beginLimit)
    const stop = wagmi.subscribe(
      ({ status }) => status,
      (_, before) => {
        if (isBusy(wagmi)) hasBegun = true
        else if (hasBegun) {
          end(true)
          if (before === 'connecting') completeLate(wagmi)
        }
      },
    )
  })
}

/**
 * An attempt to connect that ends while wagmi reconnects leaves the status 'disconnected'. wagmi
 * then stores the connection that it still restores, but keeps that status.
 */
function completeLate(wagmi: Config): void {
  const check = () => {
    const { connections, current, status } = wagmi.state
    if (status === 'connected') stop()
    else if (status === 'disconnected' && current !== null && connections.has(current)) {
      setStatus(wagmi, 'connected')
    }
  }
  const stop = wagmi.subscribe((state) => state, check)
}

function isBusy({ state }: Config): boolean {
  return state.status === 'reconnecting' || state.status === 'connecting'
}
