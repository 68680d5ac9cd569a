import { ConfigNotFoundError } from '@foyer/ui/errors/config.ts'
import { I18nProvider } from '@foyer/ui/i18n/I18nProvider.tsx'
import type { MessagesSource } from '@foyer/ui/i18n/messages.ts'
import type { KitTheme } from '@foyer/ui/theme/defineTheme.tsx'
import { UiProvider } from '@foyer/ui/UiProvider.tsx'
import { whenIdle } from '@foyer/ui/utils/whenIdle.ts'
import { QueryClientContext, useQueryClient } from '@tanstack/react-query'
import {
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { WagmiContext } from 'wagmi'
import { checkConfig, checkTheme } from '../chains/config/developmentChecks.ts'
import { KitContext, KitSourceContext } from '../chains/config/KitContext.ts'
import type { Kit } from '../chains/config/kit.ts'
import { type KitSource, kitSourceOf, type LoadConfig } from '../chains/config/kitSource.ts'
import {
  type ProviderOptions,
  ProviderOptionsContext,
} from '../chains/config/ProviderOptionsContext.ts'
import type { KitConfig } from './assembleKit.ts'
import { ChangedConfigWarning, HiddenConfigWarning } from './ConfigWarnings.tsx'
import type { HostedKitConfig } from './createHostedKitConfig.ts'
import { ModalsProvider } from './ModalsProvider.tsx'
import { Restoring } from './Restoring.tsx'

/** Props of `KitProvider`. */
export interface KitProviderProps extends ProviderOptions {
  /**
   * Result of `createKitConfig`, or of `createHostedKitConfig` below the page's own `WagmiProvider`
   * and `QueryClientProvider`. Create it once, outside React. Or a function that loads the result
   * of `createKitConfig`, to keep wagmi, viem and the query client out of the first view: it is
   * called when the visitor moves to the connect button, for a visitor who connected on an earlier
   * visit, and by `<KitReady>` and `<WalletButton>`.
   */
  readonly config: KitConfig | HostedKitConfig | LoadConfig<KitConfig>
  /**
   * When a config given as a function is loaded at the latest: 'idle', once the page has loaded and
   * the browser is idle, except for visitors who save data; 'intent', only when it is needed.
   * Default 'intent'.
   */
  readonly preload?: 'idle' | 'intent' | undefined
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
   * or the theme set by `data-theme` on an ancestor.
   */
  readonly theme?: KitTheme | undefined
  /**
   * Nonce of the page's content policy, for pages that a server draws with an accent of your own:
   * the server adds a style element for the first frame. Default: none.
   */
  readonly nonce?: string | undefined
  readonly children: ReactNode
}

/**
 * Provides texts, dialogs and the kit's state. With `createKitConfig` it also provides wagmi, and a
 * query client unless the page has one above it, and restores the connection of an earlier visit:
 * it replaces wagmi's own provider, which reconnects every connector without a time limit.
 */
export function KitProvider({ config, ...props }: KitProviderProps) {
  // In place, not in a constant: bundlers then leave the checks and their texts out.
  if (process.env.NODE_ENV !== 'production') {
    checkConfig(config)
    checkTheme(props.theme)
  }
  if ('kitOf' in config) return <HostedKit config={config} {...props} />
  return <OwnKit config={config} {...props} />
}

type OwnKitProps = KitProviderProps & { readonly config: KitConfig | LoadConfig<KitConfig> }

/** The kit with its own providers, which have no value until the kit has loaded. */
function OwnKit({ config, preload, ...props }: OwnKitProps) {
  const [first] = useState(() => config)
  // An inline function is a new one on each render, so only the first is used.
  const source = kitSourceOf(
    typeof config === 'function' && typeof first === 'function' ? first : config,
  )
  const kit = useSyncExternalStore(source.subscribe, source.value, source.atStart)
  const queryClient = kit?.queryClient
  // The page's own, if it has one: its queries also run while the config loads.
  const pageClient = useContext(QueryClientContext) ?? queryClient
  useEffect(() => {
    queryClient?.mount()
    return () => queryClient?.unmount()
  }, [queryClient])
  useEffect(() => {
    if (preload !== 'idle') return
    // Ignores a failure; what needs the config reports it.
    return whenIdle(() => void source.load().catch(() => undefined))
  }, [preload, source])
  return (
    <>
      {process.env.NODE_ENV !== 'production' ? <HiddenConfigWarning /> : null}
      <WagmiContext.Provider value={kit?.wagmi}>
        <QueryClientContext.Provider value={pageClient}>
          <KitParts kit={kit} source={source} {...props} />
        </QueryClientContext.Provider>
      </WagmiContext.Provider>
    </>
  )
}

type HostedKitProps = KitProviderProps & { readonly config: HostedKitConfig }

/** The kit inside the page's own providers, which stay in place. */
function HostedKit({ config, ...props }: HostedKitProps) {
  const wagmi = useContext(WagmiContext)
  if (!wagmi) throw new ConfigNotFoundError({ caller: 'KitProvider', provider: 'WagmiProvider' })
  const kit = config.kitOf(wagmi, useQueryClient())
  return <KitParts kit={kit} source={kitSourceOf(kit)} {...props} />
}

interface KitPartsProps extends Omit<KitProviderProps, 'config' | 'preload'> {
  readonly kit: Kit | undefined
  readonly source: KitSource
}

function KitParts(props: KitPartsProps) {
  const { accountSlots, avatar, disclaimer, initialChain, learnMoreUrl, modalSize } = props
  const { children, kit, locale, messages, nonce, source, theme } = props
  const options = useMemo<ProviderOptions>(
    () => ({ accountSlots, avatar, disclaimer, initialChain, learnMoreUrl, modalSize }),
    [accountSlots, avatar, disclaimer, initialChain, learnMoreUrl, modalSize],
  )
  return (
    <KitSourceContext.Provider value={source}>
      <KitContext.Provider value={kit}>
        <ProviderOptionsContext.Provider value={options}>
          {process.env.NODE_ENV !== 'production' ? <ChangedConfigWarning source={source} /> : null}
          {/* Before the page, which may be long, so that a browser never draws it unthemed. */}
          {theme ? <theme.Marker nonce={nonce} /> : null}
          <I18nProvider locale={locale} messages={messages}>
            <UiProvider>
              <Restoring kit={kit} source={source}>
                <ModalsProvider>{children}</ModalsProvider>
              </Restoring>
            </UiProvider>
          </I18nProvider>
        </ProviderOptionsContext.Provider>
      </KitContext.Provider>
    </KitSourceContext.Provider>
  )
}
