import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { WagmiContext } from 'wagmi'
import { KitContext } from '../config/KitContext.ts'
import { connectionRestore } from '../connection/connectionRestore.ts'
import { RestoringContext } from '../connection/useConnectionState.ts'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import type { MessagesSource } from '../i18n/messages.ts'
import { usePoller } from '../reads/usePoller.ts'
import { signInLoader } from '../sign-in/signInLoader.ts'
import { UiProvider } from '../ui/UiProvider.tsx'
import type { KitConfig } from './createKitConfig.ts'
import { ModalsProvider } from './ModalsProvider.tsx'

/** Props of `KitProvider`. */
export interface KitProviderProps {
  /** Result of `createKitConfig`. Create it once, outside React. */
  readonly config: KitConfig
  /**
   * Language of the kit's texts, as a BCP 47 tag; its region decides how numbers and dates are
   * written. Default 'en'. Shows English while the texts load, or if they fail to load.
   */
  readonly locale?: string | undefined
  /**
   * Texts of your own, by key: an object, which is used at once, or a function that loads them for
   * a language. They replace the kit's, or add a language that the kit lacks. Pass the same object
   * or function on every render. Default: none.
   */
  readonly messages?: MessagesSource | undefined
  /** Sections shown at the end of the account dialog, in this order. Default: none. */
  readonly accountSlots?: readonly ComponentType[] | undefined
  readonly children: ReactNode
}

const noSlots: readonly ComponentType[] = []

/**
 * Provides wagmi, queries, texts and dialogs, and restores the connection of an earlier visit.
 * Replaces wagmi's own provider, which reconnects every connector without a time limit.
 */
export function KitProvider({
  accountSlots = noSlots,
  children,
  config,
  locale,
  messages,
}: KitProviderProps) {
  return (
    <KitContext value={config}>
      <WagmiContext value={config.wagmi}>
        <QueryClientProvider client={config.queryClient}>
          <I18nProvider locale={locale} messages={messages}>
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

/** Reports 'reconnecting' from the first paint, so that 'Connect Wallet' never flashes. */
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
        // Not fatal: the page works without the earlier connection.
        console.warn('The earlier connection could not be restored.', error)
      })
      .finally(() => setRestoring(false))
  }, [restore])
  useEffect(() => {
    const { storage, storageKey, wagmi } = config
    // The last used wallet is not connected: it is locked, or another tab connected it.
    const follow = () => {
      if (!restore.isDone() || wagmi.state.status !== 'disconnected') return
      if (storage.getItem(`${storageKey}.recentConnectorId`) === null) return
      import('../connection/walletFollower.ts').then(
        ({ createWalletFollower }) => config.once(createWalletFollower).follow(),
        // The next page load tries again.
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

/**
 * Refreshes reads and keeps the session up to date. Separate, so that a new block re-renders
 * nothing else.
 */
function KeepingUpToDate({ config }: { readonly config: KitConfig }): null {
  usePoller()
  useEffect(() => config.once(signInLoader)?.start(), [config])
  return null
}
