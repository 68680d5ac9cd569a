import { browserStorage } from '../storage/browserStorage.ts'
import { keepStorageAlive } from '../storage/keepStorageAlive.ts'
import type { StorageLike } from '../storage/storageLike.ts'
import { createListeners } from '../utils/createObservable.ts'
import type { ResolvedTheme } from './tokens.ts'

/** A visitor's theme setting. */
export type ThemeChoice = 'dark' | 'light' | 'system'

/**
 * Storage key of the setting, stored as plain text. A boot script reads it before the first paint.
 */
const themeKey = 'theme'

/** The theme setting, and the theme it resolves to. */
export interface ThemeStore {
  /** The stored setting; 'dark' if none or an unknown one is stored. */
  get(): ThemeChoice
  /** Stores a new setting and applies it. */
  set(choice: ThemeChoice): void
  /** The theme currently shown: 'system' resolved to 'dark' or 'light'. */
  resolved(): ResolvedTheme
  /**
   * Calls the listener after each change of the setting, in any tab, and of the system's
   * preference. Returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void
  /** Stops listening to the system and to other tabs. */
  stop(): void
}

export interface ThemeStoreOptions {
  /** Storage of the setting. Default: `browserStorage()`. */
  readonly storage?: StorageLike | undefined
  /** Element that gets `data-theme`, `data-kit` and `color-scheme`. Default: `<html>`. */
  readonly root?: HTMLElement | undefined
}

/**
 * Creates the theme store: dark (the default), light or the system's, stored and shared between
 * tabs. Applies the theme to the root now and after every change.
 */
export function createThemeStore(options: ThemeStoreOptions = {}): ThemeStore {
  const storage = keepStorageAlive(options.storage ?? browserStorage())
  const root = options.root ?? globalThis.document?.documentElement
  const systemLight = globalThis.window?.matchMedia?.('(prefers-color-scheme: light)')
  const listeners = createListeners()

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
    if (root) applyTheme(root, resolved())
    listeners.notify()
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
    subscribe: listeners.subscribe,
    stop() {
      stopStorage()
      systemLight?.removeEventListener('change', update)
    },
  }
}

/**
 * Applies a theme to an element: `data-kit`, `data-theme`, and the `color-scheme` of scroll bars
 * and form controls, through the CSSOM, which a strict content security policy allows.
 */
export function applyTheme(root: HTMLElement, resolved: ResolvedTheme): void {
  root.dataset.kit ??= ''
  const isChange = root.dataset.theme !== undefined && root.dataset.theme !== resolved
  root.dataset.theme = resolved
  root.style.colorScheme = resolved
  if (isChange) endTransitions(root)
}

/** Shows the new colours at once: a button that is still fading would look out of place. */
function endTransitions(root: HTMLElement): void {
  for (const motion of root.getAnimations?.({ subtree: true }) ?? []) {
    if (motion instanceof CSSTransition) motion.finish()
  }
}
