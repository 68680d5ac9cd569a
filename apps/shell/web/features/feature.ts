import type { Catalogue, Placeholders } from '@foyer/ui/i18n/messages.ts'
import type { ComponentType } from 'react'
import type { PolicySources } from '../../config/policy.ts'
import type { en } from '../i18n/en.ts'
import type { pagesEn } from '../i18n/pagesEn.ts'

type PlainKey<C extends Catalogue> = {
  [K in keyof C & string]: [Placeholders<C[K]>] extends [never] ? K : never
}[keyof C & string]

/** Keys of the layout's texts without placeholders, such as page names. */
type PlainTextKey = PlainKey<typeof en>

/** Keys of the pages' texts without placeholders, such as section names. */
type PlainPageTextKey = PlainKey<typeof pagesEn>

/** A page at a path, or at each path below one. Its code is a chunk, loaded on navigation. */
export interface PageRoute {
  /** Absolute path: '/', '/name', or '/name/*' for any one part in place of the `*`. */
  readonly path: `/${string}`
  /** The page's name in the window title. */
  readonly title: PlainTextKey
  load(): Promise<{ readonly default: ComponentType }>
  /**
   * Whether the page reads chains or accounts and is therefore shown only once the kit has loaded.
   * Default: true.
   */
  readonly reads?: boolean | undefined
  /**
   * Whether the page has its own accent button before connecting; the header's button is then
   * quiet. Default: false.
   */
  readonly holdsAccent?: boolean | undefined
}

/** An entry of the header's navigation and of the tab bar. */
export interface NavEntry {
  /** One of the feature's own pages. */
  readonly path: `/${string}`
  readonly label: PlainTextKey
  readonly icon: ComponentType<{ readonly size?: number | undefined }>
  /** Lower comes first. */
  readonly order: number
}

/** A section of the settings page. */
export interface SettingsSection {
  readonly title: PlainPageTextKey
  readonly text: PlainPageTextKey
  /** Lower comes first. */
  readonly order: number
  load(): Promise<{ readonly default: ComponentType }>
}

/** A card on Home, once an account is connected. */
export interface HomeCard {
  readonly title: PlainTextKey
  readonly icon: NavEntry['icon']
  /**
   * The content below the title. Space for two lines and a button is reserved until it has loaded.
   */
  load(): Promise<{ readonly default: ComponentType }>
}

/** Everything that a feature adds to the shell. */
export interface Feature {
  readonly id: string
  readonly routes: readonly PageRoute[]
  readonly nav?: NavEntry | undefined
  readonly settingsSection?: SettingsSection | undefined
  readonly homeCard?: HomeCard | undefined
  /** Rendered in the kit's account dialog, below the buttons. */
  readonly accountSlot?: ComponentType | undefined
  /** Hosts that the feature needs beyond the shell's own (see config/policy.ts). */
  readonly policy?: PolicySources | undefined
}
