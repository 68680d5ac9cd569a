import type { ComponentType } from 'react'
import type { PolicySources } from '../../config/policy.ts'
import type { PlainPageTextKey, PlainTextKey } from '../i18n/plainTextKey.ts'

/** A page at a fixed address. Its code is a chunk of its own, loaded on the way to it. */
export interface PageRoute {
  /** Absolute path, '/' or '/name'. */
  readonly path: `/${string}`
  /** Names the page in the window's title. */
  readonly title: PlainTextKey
  load(): Promise<{ readonly default: ComponentType }>
  /** While nobody is connected, the page itself holds the accent: the header's button stays quiet. */
  readonly holdsAccent?: boolean | undefined
}

/** An entry of the header and of the phone's tab bar. */
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

/** How a part of the application plugs in: everything it adds to the shell, in one object. */
export interface Feature {
  readonly id: string
  readonly routes: readonly PageRoute[]
  readonly nav?: NavEntry | undefined
  readonly settingsSection?: SettingsSection | undefined
  /** Drawn in the kit's account dialog, below the buttons. */
  readonly accountSlot?: ComponentType | undefined
  /** Hosts that the feature needs beyond the shell's own (see config/policy.ts). */
  readonly policy?: PolicySources | undefined
}
