import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  type ReactNode,
  useContext,
} from 'react'
import type { Address } from 'viem'
import type { Chain } from './chain.ts'

/** Renders an account's avatar in place of the kit's. Decorative: the name is next to it. */
export type AvatarComponent = ComponentType<{
  readonly address: Address
  /** Checked URL of the owner's picture (ENS); undefined without one and while it is looked up. */
  readonly ensImage: string | undefined
  /** Width and height in CSS pixels. */
  readonly size: number
}>

/**
 * What visitors should know before they connect. `Text` is a paragraph and `Link` a link to a new
 * tab, both styled like the dialog.
 */
export type DisclaimerComponent = ComponentType<{
  readonly Text: FunctionComponent<{ readonly children: ReactNode }>
  readonly Link: FunctionComponent<{ readonly children: ReactNode; readonly href: string }>
}>

/** How dialogs and controls look and behave below one `<KitProvider>`. */
export interface ProviderOptions {
  /** Sections shown at the end of the account dialog, in this order. Default: none. */
  readonly accountSlots?: readonly ComponentType[] | undefined
  /** Draws the account's picture in the header and the dialogs. Default: the kit's own. */
  readonly avatar?: AvatarComponent | undefined
  /** Shown in 'Connect a Wallet', below the explanation and the list. Default: none. */
  readonly disclaimer?: DisclaimerComponent | undefined
  /**
   * Chain that wallets are asked for when they connect. A wallet that refuses is connected on the
   * chain it is on. Default: the wallet's own.
   */
  readonly initialChain?: number | Pick<Chain, 'id'> | undefined
  /** Page behind 'Learn More' about wallets. Default: ethereum.org's. */
  readonly learnMoreUrl?: string | undefined
  /**
   * 'compact' shows 'Connect a Wallet' in one pane on every screen. Default 'wide': two panes if
   * they fit.
   */
  readonly modalSize?: 'compact' | 'wide' | undefined
}

export const ProviderOptionsContext = createContext<ProviderOptions>({})

/** The options of the `<KitProvider>` above. */
export function useProviderOptions(): ProviderOptions {
  return useContext(ProviderOptionsContext)
}
