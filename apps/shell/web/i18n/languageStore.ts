import { isEnglish } from '@foyer/ui/i18n/languages/englishMessages.ts'
import { createSafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { languageCookie } from '../../config/languages.ts'
import { loadUntilItArrives } from '../components/load/loadUntilItArrives.ts'
import type { ShownLanguage } from './languages/shownLanguage.ts'

/** The visitor's language setting, and the texts it leads to. */
export interface LanguageStore {
  /** The language shown. Returns the same object until it changes. */
  get(): ShownLanguage
  /** The tag that the visitor chose; undefined to follow the browser. */
  choice(): string | undefined
  /**
   * Loads a language, then shows and stores it, unless another one is chosen first. Undefined
   * follows the browser.
   *
   * @throws Error if its texts fail to load; the language stays what it was.
   */
  choose(choice: string | undefined): Promise<void>
  /**
   * Settles once the first language can be shown, or has failed to load: it is then loaded until it
   * arrives, or another one is chosen. Undefined for English, which needs no wait.
   */
  readonly ready: Promise<unknown> | undefined
  /** Calls the listener after each change, in any tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** One year, in seconds. */
const cookieAge = 31_536_000

/**
 * How long the page waits for its language before it shows English, in ms. Meanwhile it shows the
 * layout that the server sent in that language, which English would replace.
 */
const patience = 10_000

/** Creates the store, and starts to load the language if it is not English. */
export function createLanguageStore(
  preferred: readonly string[] = navigator.languages,
): LanguageStore {
  const stored = createSafeStore({
    key: 'language',
    version: 1,
    fallback: undefined,
    parse: (value) => (typeof value === 'string' ? value : undefined),
  })
  const listeners = new Set<() => void>()
  let choice = stored.get()
  /** The last choice that was shown, to return to from one that fails to load. */
  let shownChoice = choice
  if (choice !== undefined) storeLanguageCookie(choice)
  let latest: unknown
  let shown: ShownLanguage = {
    locale: preferred.find(isEnglish) ?? 'en',
    language: 'en',
    messages: undefined,
  }
  const english = shown

  /** Returns false, and ignores a failure, if another language was chosen in the meantime. */
  async function show(next: string | undefined): Promise<boolean> {
    const mine = {}
    latest = mine
    choice = next
    try {
      const found = needsNothing(next)
        ? english
        : await (await import('./languages/loadLanguage.ts')).loadLanguage(next, preferred)
      if (latest !== mine) return false
      shown = found
      shownChoice = next
      return true
    } catch (error) {
      if (latest !== mine) return false
      choice = shownChoice
      throw error
    } finally {
      for (const listener of [...listeners]) listener()
    }
  }

  function needsNothing(next: string | undefined): boolean {
    return isEnglish(next ?? preferred[0] ?? 'en')
  }

  let stopLoading = () => {}

  /** Shows the stored choice as soon as it can be loaded. Settles after the first attempt. */
  function follow(): Promise<void> {
    stopLoading()
    return new Promise((settle) => {
      const load = () => show(stored.get()).finally(settle)
      stopLoading = loadUntilItArrives(load, () => {}, console.warn)
    })
  }

  stored.subscribe(() => {
    if (stored.get() !== choice) void follow()
  })

  return {
    get: () => shown,
    choice: () => choice,
    async choose(next) {
      stopLoading()
      if (!(await show(next))) return
      if (next === undefined) stored.remove()
      else stored.set(next)
      storeLanguageCookie(next)
    },
    ready: needsNothing(choice)
      ? undefined
      : Promise.race([follow(), new Promise((end) => setTimeout(end, patience))]),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Stores the choice, or removes it, in a cookie that the server reads when it sends the page. */
function storeLanguageCookie(choice: string | undefined): void {
  const value = encodeURIComponent(choice ?? '')
  const age = choice === undefined ? 0 : cookieAge
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox ESR lack the Cookie Store API.
    document.cookie = `${languageCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  } catch {
    // A sandboxed frame has no cookies. The page then changes its language once it has started.
  }
}
