// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { retryDelay } from '../components/load/loadUntilItArrives.ts'
import { createLanguageStore } from './languageStore.ts'
import { loadLanguage } from './languages/loadLanguage.ts'

vi.mock('./languages/loadLanguage.ts', () => ({ loadLanguage: vi.fn() }))
const load = vi.mocked(loadLanguage)
const german = { locale: 'de-AT', language: 'de', messages: { 'nav.home': 'Start' } }

afterEach(() => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the store writes it in the same way.
  document.cookie = 'foyer-language=; Path=/; Max-Age=0'
  load.mockReset()
  vi.useRealTimers()
})

describe('createLanguageStore', () => {
  it("is English at once if that is the browser's first language", () => {
    const store = createLanguageStore(['en-GB', 'de'])
    expect(store.ready).toBeUndefined()
    expect(store.get()).toEqual({ locale: 'en-GB', language: 'en', messages: undefined })
    expect(load).not.toHaveBeenCalled()
  })

  it("loads the browser's language before it is ready", async () => {
    load.mockResolvedValue(german)
    const store = createLanguageStore(['de-AT', 'en'])
    await store.ready
    expect(store.get()).toBe(german)
    expect(load).toHaveBeenCalledWith(undefined, ['de-AT', 'en'])
  })

  it('shows English when the language fails to load', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    load.mockRejectedValue(new Error('offline'))
    const store = createLanguageStore(['de-AT'])
    await store.ready
    expect(store.get()).toEqual({ locale: 'en', language: 'en', messages: undefined })
  })

  it('shows a language that failed to load as soon as it arrives', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(german)
    const store = createLanguageStore(['de-AT'])
    await store.ready
    expect(store.get().language).toBe('en')
    await vi.advanceTimersByTimeAsync(retryDelay)
    expect(store.get()).toBe(german)
  })

  it('shows a choice that loads slowly, rather than the language that failed before', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const french = { locale: 'fr', language: 'fr', messages: { 'nav.home': 'Accueil' } }
    const slow = Promise.withResolvers<typeof french>()
    load.mockRejectedValueOnce(new Error('offline')).mockReturnValueOnce(slow.promise)
    load.mockResolvedValue(german)
    const store = createLanguageStore(['de-AT'])
    await store.ready
    const chosen = store.choose('fr')
    await vi.advanceTimersByTimeAsync(retryDelay)
    slow.resolve(french)
    await chosen
    expect(store.get()).toBe(french)
    expect(store.choice()).toBe('fr')
  })

  it('waits ten seconds for a language on a slow connection, then shows English', async () => {
    vi.useFakeTimers()
    load.mockReturnValue(new Promise(() => {}))
    const store = createLanguageStore(['de-AT'])
    const ready = vi.fn()
    store.ready?.then(ready)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ready).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ready).toHaveBeenCalled()
    expect(store.get().language).toBe('en')
  })

  it('remembers a choice, and forgets it', async () => {
    load.mockResolvedValue(german)
    const store = createLanguageStore(['en'])
    const listener = vi.fn()
    store.subscribe(listener)
    await store.choose('de')
    expect(store.get()).toBe(german)
    expect(store.choice()).toBe('de')
    expect(listener).toHaveBeenCalled()
    expect(createLanguageStore(['en']).choice()).toBe('de')
    await store.choose(undefined)
    expect(store.get().messages).toBeUndefined()
    expect(createLanguageStore(['en']).choice()).toBeUndefined()
  })

  it('stores the choice in a cookie for the server, including an earlier choice', async () => {
    load.mockResolvedValue(german)
    const store = createLanguageStore(['en'])
    await store.choose('de')
    expect(document.cookie).toBe('foyer-language=de')
    await store.choose(undefined)
    expect(document.cookie).not.toContain('de')
    localStorage.setItem('language', JSON.stringify({ v: 1, data: 'pt-BR' }))
    createLanguageStore(['en'])
    expect(document.cookie).toBe('foyer-language=pt-BR')
  })

  it('keeps the language when the chosen one fails to load', async () => {
    const store = createLanguageStore(['en'])
    load.mockRejectedValue(new Error('offline'))
    await expect(store.choose('de')).rejects.toThrow('offline')
    expect(store.get().locale).toBe('en')
    expect(store.choice()).toBeUndefined()
    expect(createLanguageStore(['en']).choice()).toBeUndefined()
  })

  it('shows the latest choice, whichever loads first', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof german>()
    load.mockReturnValueOnce(promise)
    const store = createLanguageStore(['en'])
    const first = store.choose('de')
    await store.choose('en')
    resolve(german)
    await first
    expect(store.get().locale).toBe('en')
    expect(createLanguageStore(['de']).choice()).toBe('en')
  })

  it('keeps the language that is shown when the last of two choices fails to load', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof german>()
    load.mockReturnValueOnce(promise).mockRejectedValueOnce(new Error('offline'))
    const store = createLanguageStore(['en'])
    const first = store.choose('de')
    await expect(store.choose('fr')).rejects.toThrow('offline')
    expect(store.choice()).toBeUndefined()
    resolve(german)
    await first
    expect(store.get().locale).toBe('en')
    expect(store.choice()).toBeUndefined()
    expect(createLanguageStore(['en']).choice()).toBeUndefined()
  })

  it('stores a choice once it is shown, even if it was made twice', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof german>()
    load.mockResolvedValueOnce(german).mockResolvedValueOnce(german).mockReturnValueOnce(promise)
    const store = createLanguageStore(['en'])
    const [first, other] = [store.choose('de'), store.choose('fr')]
    const last = store.choose('de')
    await Promise.all([first, other])
    expect(localStorage.getItem('language')).toBeNull()
    resolve(german)
    await last
    expect(createLanguageStore(['en']).choice()).toBe('de')
  })

  it('ignores that an earlier choice failed to load', async () => {
    const { promise, reject } = Promise.withResolvers<typeof german>()
    load.mockReturnValueOnce(promise).mockResolvedValue(german)
    const store = createLanguageStore(['en'])
    const first = store.choose('fr')
    await store.choose('de')
    reject(new Error('offline'))
    await first
    expect(store.choice()).toBe('de')
  })
})
