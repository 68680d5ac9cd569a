import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { WagmiContext } from 'wagmi'
import { KitContext } from '../config/KitContext.ts'
import { connectionRestore } from '../connection/connectionRestore.ts'
import { RestoringContext } from '../connection/RestoringContext.ts'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import { usePoller } from '../reads/usePoller.ts'
import { signInLoader } from '../sign-in/signInLoader.ts'
import { UiProvider } from '../ui/UiProvider.tsx'
import type { KitConfig } from './createKitConfig.ts'
import { ModalsProvider } from './ModalsProvider.tsx'

export interface KitProviderProps {
  /** Made once, outside React, by `createKitConfig`. */
  readonly config: KitConfig
  /** Language of the kit's texts (BCP 47). Default 'en'. */
  readonly locale?: string | undefined
  /** Shown at the end of the account dialog, in this order. */
  readonly accountSlots?: readonly ComponentType[] | undefined
  readonly children: ReactNode
}

const noSlots: readonly ComponentType[] = []

/**
 * Puts the features together: wagmi, queries, texts, dialogs, and the connection of an earlier
 * visit. wagmi's own provider is left out, since it reconnects every connector without a time limit.
 */
export function KitProvider({
  accountSlots = noSlots,
  children,
  config,
  locale,
}: KitProviderProps) {
  return (
    <KitContext value={config}>
      <WagmiContext value={config.wagmi}>
        <QueryClientProvider client={config.queryClient}>
          <I18nProvider locale={locale}>
            <UiProvider>
              <Restoring config={config}>
                <KeepingUpToDate config={config} />
                <ModalsProvider accountSlots={accountSlots}>{children}</ModalsProvider>
              </Restoring>
            </UiProvider>
          </I18nProvider>
        </QueryClientProvider>
      </WagmiContext>
    </KitContext>
  )
}

/** Says 'reconnecting' from the first paint on, so that 'Connect Wallet' never flashes. */
function Restoring({
  children,
  config,
}: {
  readonly config: KitConfig
  readonly children: ReactNode
}) {
  const restore = config.once(connectionRestore)
  const [restoring, setRestoring] = useState(restore.hadConnection && !restore.isDone())
  useEffect(() => {
    restore
      .run()
      .catch((error: unknown) => {
        // The page works on without the old connection; who looks for the reason finds it here.
        console.warn('The earlier connection could not be restored.', error)
      })
      .finally(() => setRestoring(false))
  }, [restore])
  useEffect(() => {
    const { storage, storageKey, wagmi } = config
    // A wallet is remembered and not connected: it is locked, or another tab has connected it.
    const follow = () => {
      if (!restore.isDone() || wagmi.state.status !== 'disconnected') return
      if (storage.getItem(`${storageKey}.recentConnectorId`) === null) return
      import('../connection/walletFollower.ts').then(
        ({ createWalletFollower }) => config.once(createWalletFollower).follow(),
        // The next page load restores the wallet.
        () => {},
      )
    }
    void restore.run().then(follow, follow)
    addEventListener('storage', follow)
    const stop = wagmi.subscribe(({ status }) => status, follow)
    return () => {
      removeEventListener('storage', follow)
      stop()
    }
  }, [config, restore])
  return <RestoringContext value={restoring}>{children}</RestoringContext>
}

/** Reads again what is shown, and looks after a session. A component of its own, so that a new block redraws nothing else. */
function KeepingUpToDate({ config }: { readonly config: KitConfig }): null {
  usePoller()
  useEffect(() => config.once(signInLoader)?.start(), [config])
  return null
}
