// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { chains } from '../config/chains.ts'
import { languageTags } from '../config/languages.ts'
import type { PrerenderedPages } from '../config/prerendered.ts'
import { prerender } from './prerender.tsx'
import { Root } from './Root.tsx'
import { createApp, type StartedApp } from './start/createApp.ts'
import { takeHeldPress } from './start/heldPress.ts'

const deployment = {
  mode: 'demo',
  instanceId: 'test',
  publicUrl: 'http://localhost:4700',
  chains: chains.map(({ id }) => ({ id, rpcUrls: [`http://localhost:4700/rpc/${id}/a`] })),
}

let layouts: ReadonlyMap<string, PrerenderedPages>
let root: ReactRoot | undefined
let started: StartedApp | undefined

beforeAll(async () => {
  layouts = await prerender('demo')
})
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No request is expected.')))
})
afterEach(async () => {
  await act(() => root?.unmount())
  started?.app.themeStore.stop()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Hydrates the layout as the browser does. Returns what React logged. */
async function hydrate(path: string, language = 'en') {
  const logged: unknown[][] = []
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    // happy-dom does not know the element, which Home's own code, once it has loaded, contains.
    if (said[1] !== 'search') logged.push(said)
  })
  history.replaceState(null, '', path === '*' ? '/nowhere' : path)
  document.body.innerHTML = '<script id="foyer-deployment"></script><div id="app"></div>'
  const [settings, page] = document.body.children
  if (!settings || !page) throw new Error('The page is not there.')
  settings.textContent = JSON.stringify(deployment)
  page.innerHTML = layouts.get(language)?.[path] ?? ''
  const before = page.querySelector('[data-kit-part="connect-button"]')
  const app = { ...createApp(document), loadKit: () => new Promise<never>(() => {}) }
  await app.app.languageStore.ready
  started = app
  await act(async () => {
    root = hydrateRoot(page, <Root {...app} />, {
      onRecoverableError: (error) => console.error(error),
    })
  })
  return { logged, before, now: page.querySelector('[data-kit-part="connect-button"]') }
}

it('renders every page in every language, and one for addresses without a page', () => {
  expect([...layouts.keys()]).toEqual([...languageTags])
  for (const pages of layouts.values()) {
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(['/', '/vault', '*']))
    for (const html of Object.values(pages)) {
      expect(html.match(/data-kit-part="connect-button"/g)).toHaveLength(1)
      expect(html).not.toMatch(/<script|<style|\sstyle=/)
      // Compressed and with the page's head, it fits the first round trip.
      expect(html.length).toBeLessThan(8_000)
    }
  }
})

it.each(['/', '/vault', '*'])('hydrates without a mismatch at %s', async (path) => {
  const { before, now, logged } = await hydrate(path)
  expect(logged).toEqual([])
  expect(before).not.toBeNull()
  expect(now).toBe(before)
})

it('hydrates in another language and theme', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT'])
  localStorage.setItem('theme', 'light')
  const { before, now, logged } = await hydrate('/vault', 'de')
  expect(logged).toEqual([])
  expect(now).toBe(before)
  expect(now?.textContent).toBe('Wallet verbinden')
  expect(document.documentElement.dataset.themeChoice).toBe('light')
})

it('shows the digits of the visitor’s region, which the server does not know, without a mismatch', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-EG'])
  const { before, now, logged } = await hydrate('/', 'ar')
  expect(logged).toEqual([])
  expect(now).toBe(before)
  expect(document.querySelector('header')?.textContent).toContain('٧')
  expect(document.documentElement.lang).toBe('ar-EG')
})

it.each([
  ['', 'Reconnecting…'],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'Reconnecting… 0xf3…2266'],
])('shows a returning visitor at once that the account %s is reconnecting', async (account, text) => {
  const connections = { value: [['a', { accounts: [account] }]] }
  localStorage.setItem('foyer.recentConnectorId', '"xyz"')
  localStorage.setItem('foyer.store', JSON.stringify({ state: { connections, current: 'a' } }))
  const { now, logged } = await hydrate('/')
  expect(logged).toEqual([])
  expect(now?.textContent).toBe(text)
})

it('repeats a press on a replaced button with the button in its place', async () => {
  const pressed = vi.fn()
  document.body.innerHTML = '<div id="app"><button>a</button><button>b</button></div>'
  const page = document.body.firstElementChild
  if (!page) throw new Error('The page is not there.')
  window.foyerTakePress = () => page.querySelectorAll('button')[1]
  const answer = takeHeldPress(page)
  page.innerHTML = '<button>A</button><button>B</button>'
  page.querySelectorAll('button')[1]?.addEventListener('click', pressed)
  answer()
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
})
