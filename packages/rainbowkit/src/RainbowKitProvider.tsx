import { createHostedKitConfig, KitProvider } from '@foyer/kit'
import { useExternalSession } from '@foyer/kit/sign-in'
import { ThemeMarker } from '@foyer/ui/theme/ThemeMarker.tsx'
import { useIsHydrated } from '@foyer/ui/utils/useIsHydrated.ts'
import { type FunctionComponent, type ReactNode, useContext, useEffect, useState } from 'react'
import { useConfig } from 'wagmi'
import { AuthenticationContext, type AuthenticationStatus } from './authentication.tsx'
import { walletSetupOf } from './connectorsForWallets.ts'
import { createAdapterBridge } from './createAdapterBridge.ts'
import { lightTheme, type Theme } from './rainbowKitTheme.ts'
import { markedThemeOf } from './rootTheme.ts'

/** A language tag (BCP 47). */
export type Locale = string

/** A text about the app's terms. `Text` is a paragraph and `Link` a link to a new tab. */
export type DisclaimerComponent = FunctionComponent<{
  Text: FunctionComponent<{ children: ReactNode }>
  Link: FunctionComponent<{ children: ReactNode; href: string }>
}>

/** Draws an account's picture. */
export type AvatarComponent = FunctionComponent<{
  address: string
  /** Checked URL of the owner's picture (ENS); undefined without one and while it is looked up. */
  ensImage?: string | null | undefined
  /** Width and height in CSS pixels. */
  size: number
}>

/** Props of `RainbowKitProvider`. */
export interface RainbowKitProviderProps {
  readonly children: ReactNode
  /** `null` keeps the kit's own look. Default `lightTheme()`. */
  readonly theme?: Theme | null | undefined
  /**
   * Lists the account's three newest transactions in the account dialog, and shows in the header
   * how many are pending. Default false.
   */
  readonly showRecentTransactions?: boolean | undefined
  /** The app's name, and its texts for visitors. */
  readonly appInfo?:
    | {
        /** Shown in wallets. Default: the name from `getDefaultConfig`, or else 'this app'. */
        readonly appName?: string | undefined
        /** Page behind 'Learn More' about wallets. Default: ethereum.org's. */
        readonly learnMoreUrl?: string | undefined
        /** Shown in 'Connect a Wallet'. Default: none. */
        readonly disclaimer?: DisclaimerComponent | undefined
      }
    | undefined
  /** Draws the account's picture. Default: the kit's own. */
  readonly avatar?: AvatarComponent | undefined
  /**
   * Chain that wallets are asked for when they connect; one that refuses stays on its own. Default:
   * the wallet's own.
   */
  readonly initialChain?: number | { readonly id: number } | undefined
  /** 'compact' shows one pane on every screen. Default 'wide'. */
  readonly modalSize?: 'wide' | 'compact' | undefined
  /** Has no effect: the kit has no particles. */
  readonly coolMode?: boolean | undefined
  /** Has no effect: the kit's style sheet needs no scope. */
  readonly id?: string | undefined
  /** Language of the texts. Default: the browser's; English on the server. */
  readonly locale?: Locale | undefined
  /** Nonce of the page's content policy, for the theme of a server-rendered page. Default: none. */
  readonly nonce?: string | undefined
}

/**
 * RainbowKit's provider, backed by the kit. Place it inside the page's `WagmiProvider` and
 * `QueryClientProvider`, and inside `RainbowKitAuthenticationProvider` if there is one.
 */
export function RainbowKitProvider({
  appInfo,
  avatar,
  children,
  initialChain,
  locale,
  modalSize,
  nonce,
  showRecentTransactions = false,
  theme = lightTheme(),
}: RainbowKitProviderProps) {
  const wagmi = useConfig()
  const browserLocale = useIsHydrated() ? (navigator.languages[0] ?? navigator.language) : 'en'
  const authentication = useContext(AuthenticationContext)
  // Created once, since these options cannot change later.
  const [{ bridge, config }] = useState(() => {
    const setup = walletSetupOf(wagmi)
    const made = authentication && createAdapterBridge(authentication, () => addressOf(wagmi.state))
    return {
      bridge: made,
      config: createHostedKitConfig({
        appName: appInfo?.appName ?? setup?.appName ?? 'this app',
        showRecentTransactions,
        // Without wallets only those that announce themselves are listed.
        walletGroups: setup?.wallets.length ? setup.groups : undefined,
        signIn: made && { mode: 'required', adapter: made.adapter },
      }),
    }
  })
  useEffect(() => {
    if (authentication) bridge?.update(authentication)
  }, [authentication, bridge])
  return (
    <KitProvider
      config={config}
      // RainbowKit's tag for Ukrainian is that of the country.
      locale={locale === 'ua' ? 'uk' : (locale ?? browserLocale)}
      avatar={avatar}
      disclaimer={appInfo?.disclaimer}
      initialChain={initialChain}
      learnMoreUrl={appInfo?.learnMoreUrl}
      modalSize={modalSize}
    >
      {theme && <ThemeMarker {...markedThemeOf(theme)} nonce={nonce} />}
      {authentication && <SessionSync status={authentication.status} />}
      {children}
    </KitProvider>
  )
}

function SessionSync({ status }: { readonly status: AuthenticationStatus }): null {
  useExternalSession(status)
  return null
}

function addressOf({ connections, current }: ReturnType<typeof useConfig>['state']) {
  return current ? connections.get(current)?.accounts[0] : undefined
}
