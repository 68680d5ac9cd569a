import { browserStorage } from '../storage/browserStorage.ts'
import { keepStorageAlive } from '../storage/keepStorageAlive.ts'
import type { StorageLike } from '../storage/storageLike.ts'
import { applyTheme } from './applyTheme.ts'
import type { CustomTheme } from './createTheme.ts'
import type { ResolvedTheme } from './tokens.ts'

/** What a visitor can choose. */
export type ThemeChoice = 'dark' | 'light' | 'system'

/** The key that holds the choice as a bare word (Spec §2); a boot script reads it before the first paint. */
export const themeKey = 'theme'

export interface ThemeStore {
  /** The stored choice; 'dark' when nothing, or nothing known, is stored. */
  get(): ThemeChoice
  set(choice: ThemeChoice): void
  /** What the choice comes to now. */
  resolved(): ResolvedTheme
  /** Calls the listener after each change of the choice, here or in another tab, and of the system's preference. */
  subscribe(listener: () => void): () => void
  /** Stops following the system and other tabs. */
  stop(): void
}

export interface ThemeStoreOptions {
  /** Default: `browserStorage()`. */
  readonly storage?: StorageLike | undefined
  /** Gets `data-theme`, `data-kit` and the colour scheme. Default: `<html>`. */
  readonly root?: HTMLElement | undefined
  /** Colours of `createTheme`. */
  readonly theme?: CustomTheme | undefined
}

/**
 * The theme: dark by default, light, or the system's, remembered and shared between tabs (Spec §2). Applies it to the
 * root at once and after every change.
 */
export function createThemeStore(options: ThemeStoreOptions = {}): ThemeStore {
  const storage = keepStorageAlive(options.storage ?? browserStorage())
  const root = options.root ?? globalThis.document?.documentElement
  const systemLight = globalThis.window?.matchMedia?.('(prefers-color-scheme: light)')
  const listeners = new Set<() => void>()

  function get(): ThemeChoice {
    const stored = storage.getItem(themeKey)
    return stored === 'light' || stored === 'system' ? stored : 'dark'
  }

  function resolved(): ResolvedTheme {
    const choice = get()
    if (choice !== 'system') return choice
    return systemLight?.matches ? 'light' : 'dark'
  }

  function update(): void {
    if (root) applyTheme(root, resolved(), options.theme)
    for (const listener of [...listeners]) listener()
  }

  const stopStorage = storage.subscribe((key) => {
    if (key === null || key === themeKey) update()
  })
  systemLight?.addEventListener('change', update)
  update()

  return {
    get,
    resolved,
    set(choice) {
      storage.setItem(themeKey, choice)
    },
    subscribe(listener) {
      const entry = () => listener()
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
    stop() {
      stopStorage()
      systemLight?.removeEventListener('change', update)
    },
  }
}
