// @vitest-environment happy-dom
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chains } from '../config/chains.ts'
import type { Deployment } from '../config/deployment.ts'
import { Root } from './Root.tsx'
import { createApp, type StartedApp } from './start/createApp.ts'

const deployment: Deployment = {
  mode: 'demo',
  instanceId: 'test',
  publicUrl: 'http://localhost:4700',
  chains: chains.map(({ id }) => ({
    id,
    rpcUrls: [`http://localhost:4700/rpc/${id}/a`],
    explorerUrl: `http://localhost:4700/explorer/${id}`,
    explorerName: 'local explorer',
  })),
}

let root: ReactRoot
let started: StartedApp

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('No request is expected.'))),
  )
})
afterEach(async () => {
  root.unmount()
  started.app.themeStore.stop()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function open(path: string): Promise<void> {
  start(path)
  await settle()
}

function start(path: string): void {
  history.replaceState(null, '', path)
  document.body.innerHTML = '<script id="foyer-deployment"></script><div id="app"></div>'
  const [settings, page] = document.body.children
  if (!settings || !page) throw new Error('The page is not there.')
  settings.textContent = JSON.stringify(deployment)
  started = createApp(document)
  root = createRoot(page)
  root.render(<Root {...started} />)
}

/** Waits until lazy pages have loaded. */
async function settle(): Promise<void> {
  await vi.waitFor(() => expect(heading()).not.toBeNull())
}

async function follow(name: string): Promise<void> {
  const before = document.querySelector('main h1')
  const link = [...document.querySelectorAll<HTMLElement>('header nav a')].find(
    ({ textContent }) => textContent === name,
  )
  link?.click()
  await vi.waitFor(() => {
    expect(heading()).not.toBeNull()
    expect(heading()).not.toBe(before)
  })
}

const heading = () => document.querySelector<HTMLElement>('main h1')

it('shows the connect button and sends no request', async () => {
  await open('/')
  expect(heading()?.textContent).toBe('Your wallet is your way in.')
  await vi.waitFor(() => expect(document.title).toBe('Foyer'))
  expect(document.querySelector('header')?.textContent).toContain(
    'Demo: local copies of 7 networks. Nothing here is real money.',
  )
  await vi.waitFor(() =>
    expect(document.querySelector('footer')?.textContent).toContain(
      'Nothing is loaded until you ask',
    ),
  )
  expect(fetch).not.toHaveBeenCalled()
})

const footer = () => document.querySelector('footer')?.textContent

it('says no longer that nothing is loaded once networks are checked', async () => {
  await open('/networks')
  await vi.waitFor(() => expect(footer()).toContain('Nothing is loaded until you ask'))
  const check = [...document.querySelectorAll('main button')].find(
    ({ textContent }) => textContent === 'Check networks',
  )
  check?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => expect(footer()).not.toContain('Nothing is loaded until you ask'))
  await follow('Settings')
  expect(footer()).not.toContain('Nothing is loaded until you ask')
})

it('says no longer that nothing is loaded once an account is looked up', async () => {
  await open('/')
  await vi.waitFor(() => expect(footer()).toContain('Nothing is loaded until you ask'))
  const field = document.querySelector<HTMLInputElement>('main search input')
  if (!field) throw new Error('There is no field.')
  field.value = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  field.form?.requestSubmit()
  await vi.waitFor(() => expect(footer()).not.toContain('Nothing is loaded until you ask'))
})

it('shows the same pages in the header and in the tab bar', async () => {
  await open('/')
  const [header, tabs] = [...document.querySelectorAll('nav')].map((nav) =>
    [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  )
  expect(header).toEqual(started.app.registry.nav.map(({ path }) => path))
  expect(tabs).toEqual(header)
})

it('moves focus to a page chosen before the first one has loaded', async () => {
  start('/')
  const home = started.app.registry.pageAt('/')
  if (!home) throw new Error('Home is not there.')
  vi.spyOn(home, 'load').mockReturnValue(new Promise(() => {}))
  const link = () => document.querySelector<HTMLElement>('header nav a[href="/networks"]')
  await vi.waitFor(() => expect(link()).not.toBeNull())
  expect(heading()).toBeNull()
  link()?.click()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Networks'))
  expect(document.activeElement?.localName).toBe('h1')
})

it('names each page in the title and moves focus to its heading', async () => {
  await open('/')
  for (const name of ['Activity', 'Networks', 'Settings']) {
    await follow(name)
    expect(heading()?.textContent).toBe(name)
    await vi.waitFor(() => expect(document.title).toBe(`${name} · Foyer`))
    expect(document.activeElement).toBe(heading())
    const current = document.querySelector('header nav [aria-current="page"]')
    expect(current?.textContent).toBe(name)
  }
})

it('does not move focus on the first page', async () => {
  await open('/settings')
  expect(document.activeElement).toBe(document.body)
})

it('lists every configured network with its chain id', async () => {
  await open('/networks')
  const rows = [...document.querySelectorAll<HTMLElement>('main button[aria-expanded]')]
  const main = () => document.querySelector('main')?.textContent
  for (const { id, name } of chains) {
    expect(main()).toContain(name)
    rows.find(({ textContent }) => textContent === `Endpoints of ${name}`)?.click()
    await vi.waitFor(() => expect(main()).toContain(`Chain ID ${id}`))
  }
})

it('changes the theme at once and stores it under its key', async () => {
  await open('/settings')
  expect(document.documentElement.dataset.theme).toBe('dark')
  const light = document.querySelector<HTMLInputElement>('input[value="light"]')
  light?.click()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await vi.waitFor(() => expect(light?.checked).toBe(true))
})

it('shows the shared state in the demo', async () => {
  await open('/')
  const details = () =>
    [...document.querySelectorAll('details')].find(({ textContent }) =>
      textContent?.startsWith('Shared state'),
    )
  await vi.waitFor(() => expect(details()).toBeDefined())
  const names = [...(details()?.querySelectorAll('dt') ?? [])].map((name) => name.textContent)
  expect(names).toEqual([
    'address',
    'verif',
    'balance',
    'approve',
    'loading',
    'unlock',
    'unlockTime',
  ])
  started.appState.setUnlock('1000')
  await vi.waitFor(() => expect(details()?.textContent).toContain('1000'))
})

it('shows a not-found page with a link home', async () => {
  await open('/no/such-page')
  expect(heading()?.textContent).toBe('Page not found')
  await vi.waitFor(() => expect(document.title).toBe('Page not found · Foyer'))
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/')
})
