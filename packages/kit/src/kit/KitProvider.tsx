import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react'
import { useConfig, WagmiContext } from 'wagmi'
import { KitContext } from '../config/KitContext.ts'
import { type ProviderOptions, ProviderOptionsContext } from '../config/ProviderOptionsContext.ts'
import { type ConnectionRestore, connectionRestore } from '../connection/connectionRestore.ts'
import { RestoringContext } from '../connection/useConnectionState.ts'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import type { MessagesSource } from '../i18n/messages.ts'
import { usePoller } from '../reads/usePoller.ts'
import { signInLoader } from '../sign-in/signInLoader.ts'
import type { KitTheme } from '../theme/defineTheme.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import type { KitConfig } from './assembleKit.ts'
import type { HostedKitConfig } from './createHostedKitConfig.ts'
import { ModalsProvider } from './ModalsProvider.tsx'

/** Props of `KitProvider`. */
export interface KitProviderProps extends ProviderOptions {
  /**
   * Result of `createKitConfig`, or of `createHostedKitConfig` below the page's own `WagmiProvider`
   * and `QueryClientProvider`. Create it once, outside React.
   */
  readonly config: KitConfig | HostedKitConfig
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
  /**
   * Colours, radius and font of everything that the kit draws, from `defineTheme`. Default: dark,
   * or what `data-theme` on an element of the page says.
   */
  readonly theme?: KitTheme | undefined
  readonly children: ReactNode
}

/**
 * Provides texts, dialogs and the kit's state. With `createKitConfig` also wagmi and queries, and it
 * restores the connection of an earlier visit: it replaces wagmi's own provider, which reconnects
 * every connector without a time limit.
 */
export function KitProvider({ config, ...props }: KitProviderProps) {
  if ('kitOf' in config) return <HostedKit config={config} {...props} />
  return (
    <WagmiContext value={config.wagmi}>
      <QueryClientProvider client={config.queryClient}>
        <KitParts config={config} {...props} />
      </QueryClientProvider>
    </WagmiContext>
  )
}

/** The kit in the page's own providers, none of which it replaces. */
function HostedKit({ config, ...props }: KitProviderProps & { readonly config: HostedKitConfig }) {
  const wagmi = useConfig()
  const queryClient = useQueryClient()
  return <KitParts config={config.kitOf(wagmi, queryClient)} {...props} />
}

function KitParts(props: KitProviderProps & { readonly config: KitConfig }) {
  const { children, config, locale, messages, theme } = props
  return (
    <KitContext value={config}>
      <ProviderOptionsContext value={props}>
        <I18nProvider locale={locale} messages={messages}>
          <UiProvider>
            <Restoring config={config}>
              <KeepingUpToDate config={config} />
              <ModalsProvider>{children}</ModalsProvider>
            </Restoring>
          </UiProvider>
        </I18nProvider>
      </ProviderOptionsContext>
      {theme ? <theme.Marker /> : null}
    </KitContext>
  )
}

/**
 * Reports 'reconnecting' from the first paint, so that 'Connect Wallet' never flashes. While React
 * takes over a server's page it reports what the server did, and then 'reconnecting' before the
 * browser paints.
 */
function Restoring({
  children,
  config,
}: {
  readonly config: KitConfig
  readonly children: ReactNode
}) {
  const restore = config.once(connectionRestore)
  const restoring = useSyncExternalStore(
    useCallback((onDone) => follow(restore, onDone), [restore]),
    () => restore.hadConnection && !restore.isDone(),
    () => false,
  )
  useEffect(() => {
    const { storage, storageKey, wagmi } = config
    // The last used wallet is not connected: it is locked, or another tab connected it.
    const followWallet = () => {
      if (!restore.isDone() || wagmi.state.status !== 'disconnected') return
      if (storage.getItem(`${storageKey}.recentConnectorId`) === null) return
      import('../connection/walletFollower.ts').then(
        ({ createWalletFollower }) => config.once(createWalletFollower).follow(),
        // The next page load tries again.
        () => {},
      )
    }
    void restore.run().then(followWallet, followWallet)
    addEventListener('storage', followWallet)
    const stop = wagmi.subscribe(({ status }) => status, followWallet)
    return () => {
      removeEventListener('storage', followWallet)
      stop()
    }
  }, [config, restore])
  return <RestoringContext value={restoring}>{children}</RestoringContext>
}

/** Starts the restore and reports its end. */
function follow(restore: ConnectionRestore, onDone: () => void): () => void {
  let isActive = true
  restore
    .run()
    .catch((error: unknown) => {
      // Not fatal: the page works without the earlier connection.
      console.warn('The earlier connection could not be restored.', error)
    })
    .finally(() => {
      if (isActive) onDone()
    })
  return () => {
    isActive = false
  }
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
