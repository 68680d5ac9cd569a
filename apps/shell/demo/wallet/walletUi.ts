import type { Decision, WalletAccount, WalletEngine } from '@foyer/testkit/wallet/types.ts'
import { createHomePanel } from './homePanel.ts'
import { createLauncher } from './launcher.ts'
import { watchModals } from './modals.ts'
import { createRequestPanel, type RequestPanel } from './requests/requestPanel.ts'
import { createRequestQueue, type QueuedRequest } from './requests/requestQueue.ts'
import type { RequestView } from './requests/requestView.ts'
import { tabThroughLauncher } from './tabThroughLauncher.ts'
import { createWalletWindow } from './walletWindow.ts'

/** The wallet's user interface. */
export interface WalletUi {
  /** Queues a request and shows it in turn. Resolves with the user's answer. */
  ask(view: RequestView): Promise<Decision>
  /** Shows the pending request, or the wallet's home. */
  open(): void
  /** Rejects all pending requests and removes the wallet from the page. */
  stop(): void
}

interface ShownRequest extends Pick<RequestPanel, 'setMore'> {
  readonly request: QueuedRequest
}

/** Creates the wallet's window and the button that opens it. */
export function createWalletUi(options: {
  readonly engine: WalletEngine
  readonly accounts: readonly WalletAccount[]
  readonly host: string
  readonly container: HTMLElement
}): WalletUi {
  const { engine, accounts, host, container } = options
  const queue = createRequestQueue(onQueue)
  const walletWindow = createWalletWindow(container)
  const launcher = createLauncher(container, open)
  const modals = watchModals(() => {
    place()
    walletWindow.raise()
  })
  const stopTabs = tabThroughLauncher(launcher)
  const unsubscribe = engine.subscribe(() => home?.update())
  let shown: ShownRequest | undefined
  let home: { update(): void } | undefined

  /** Moves the launcher into the page's top dialog while a hidden request is pending. */
  function place(): void {
    const hidden = queue.size() > 0 && !walletWindow.isOpen()
    const top = modals.top()
    launcher.moveInto(hidden && top ? top : container)
  }

  function close(): void {
    shown = undefined
    home = undefined
    walletWindow.close()
    launcher.update(queue.size())
    place()
  }

  function open(): void {
    const request = queue.first()
    if (request) showRequest(request)
    else showHome()
    launcher.update(0)
    place()
  }

  function showRequest(request: QueuedRequest): void {
    home = undefined
    const { selected } = engine.state()
    const made = createRequestPanel({ request, host, selected, onMinimise: close })
    shown = { ...made, request }
    made.setMore(queue.size() - 1)
    walletWindow.show(made.panel)
  }

  function showHome(): void {
    const made = createHomePanel({ engine, accounts, host, onClose: close })
    home = made
    walletWindow.show(made.panel)
  }

  function onQueue(): void {
    const first = queue.first()
    if (!first) close()
    else if (first !== shown?.request) open()
    else shown.setMore(queue.size() - 1)
  }

  return {
    ask: (view) => queue.add(view),
    open,
    stop() {
      queue.clear()
      close()
      stopTabs()
      modals.stop()
      unsubscribe()
      launcher.host.remove()
      walletWindow.remove()
    },
  }
}
