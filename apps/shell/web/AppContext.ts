import type { Chains, FoundAccount } from '@foyer/kit'
import type { ThemeStore } from '@foyer/ui/theme/theme.ts'
import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Deployment } from '../config/deployment.ts'
import type { Registry } from './features/registry.ts'
import type { LanguageStore } from './i18n/languageStore.ts'

export interface LookedUp {
  readonly account?: FoundAccount | undefined
  /** Whether Home is the entry before it in the browser's history. */
  readonly isFromHome?: boolean | undefined
  /** Whether the visitor has pressed Back, to look up another one. */
  readonly isLeft?: boolean | undefined
}

/** What every page of the app can use. Created once at startup. */
export interface App {
  readonly deployment: Deployment
  /** The networks that this deployment serves. */
  readonly chains: Chains
  readonly registry: Registry
  readonly themeStore: ThemeStore
  readonly languageStore: LanguageStore
  /** Whether the visitor has asked for something that is read from networks, before connecting. */
  readonly hasAskedToRead: StoreApi<boolean>
  /** When the browser went offline, in ms since 1970; undefined while it is online. */
  readonly offlineSince: StoreApi<number | undefined>
  /** The account that was looked up last. */
  readonly lookedUp: StoreApi<LookedUp>
}

export const AppContext = createContext<App | undefined>(undefined)

/** @throws Error outside `<AppContext>`. */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs <AppContext value={…}> above it.')
  return app
}
