// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createThemeStore } from '@foyer/ui/theme/theme.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8')
const run = new Function('window', script)

/** Runs the script in a window of its own, since frozen functions stay frozen. */
function boot({ isFramed = false, isFrozen = false } = {}) {
  const own: OwnWindow = {
    matchMedia: (query: string) => window.matchMedia(query),
    fetch: vi.fn(),
    XMLHttpRequest: vi.fn(),
    WebSocket: vi.fn(),
    parent: undefined,
    foyerTakePress: undefined,
  }
  own.parent = isFramed ? {} : own
  if (isFrozen) Object.defineProperty(own, 'fetch', { configurable: false })
  run(own)
  booted.push(own)
  return own
}
interface OwnWindow
  extends Record<'fetch' | 'matchMedia' | 'WebSocket' | 'XMLHttpRequest', object> {
  parent: unknown
  foyerTakePress: (() => unknown) | undefined
}
const booted: OwnWindow[] = []
const root = document.documentElement

function stored(value: string | null, systemIsLight = false): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'theme' ? value : null) })
  const answer = window.matchMedia('(prefers-color-scheme: light)')
  Object.defineProperty(answer, 'matches', { value: systemIsLight })
  vi.spyOn(window, 'matchMedia').mockReturnValue(answer)
}

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const connections = (accounts: unknown, current = 'b') => ({
  state: { connections: { __type: 'Map', value: [['b', { accounts }]] }, current },
})

/** Storage with wagmi's keys of a returning visitor, and a theme. */
function storedConnection(value: unknown): void {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  stubStorage({ 'foyer.recentConnectorId': '"b"', 'foyer.store': text, theme: 'light' })
}

/** Storage whose keys are its own properties, as in browsers. */
function stubStorage(items: Readonly<Record<string, string>>): void {
  const getItem = (key: string) => items[key] ?? null
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem }), items))
}

beforeEach(() => {
  root.removeAttribute('data-theme')
  root.removeAttribute('data-kit')
  root.removeAttribute('data-theme-choice')
  root.removeAttribute('data-returning')
  root.removeAttribute('style')
})
afterEach(() => {
  // Stops listening on the document, which is shared with other test files.
  for (const own of booted.splice(0)) own.foyerTakePress?.()
  delete root.dataset.themeChoice
  delete root.dataset.returning
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('boot.js', () => {
  it.each([
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
  ] as const)('F5 keeps later scripts from replacing %s', (name) => {
    stored(null)
    const own = boot()
    const before = own[name]
    expect(() => Object.assign(own, { [name]: vi.fn() })).toThrow(TypeError)
    expect(() => Object.defineProperty(own, name, { value: vi.fn() })).toThrow(TypeError)
    expect(own[name]).toBe(before)
  })

  it('sets the theme and keeps presses even if another script has frozen the functions before', () => {
    stored('light')
    const own = boot({ isFrozen: true })
    expect(root.dataset.theme).toBe('light')
    expect(own.foyerTakePress?.()).toBeUndefined()
    expect(() => Object.assign(own, { WebSocket: vi.fn() })).toThrow(TypeError)
  })

  it('lets an object that inherits from window define its own fetch, as WalletConnect does', () => {
    stored(null)
    const own = boot()
    const heir: { fetch?: unknown } = Object.create(own)
    heir.fetch = false
    expect(heir.fetch).toBe(false)
    expect(own.fetch).not.toBe(false)
  })

  it.each([
    [null, false, 'dark'],
    ['dark', true, 'dark'],
    ['light', false, 'light'],
    ['system', false, 'dark'],
    ['system', true, 'light'],
    ['purple', true, 'dark'],
    ['', true, 'dark'],
  ])('for the stored %j with a light system (%s) sets the theme %s', (value, light, theme) => {
    stored(value, light)
    boot()
    expect(root.dataset.theme).toBe(theme)
    expect(root.style.colorScheme).toBe(theme)
    expect(root.hasAttribute('data-kit')).toBe(true)
  })

  it('is dark if storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    boot()
    expect(root.dataset.theme).toBe('dark')
    expect(root.dataset.themeChoice).toBe('dark')
  })

  it('stores the choice for the header’s icon, not the resolved theme', () => {
    stored('system')
    boot()
    expect(root.dataset.themeChoice).toBe('system')
    stored('purple')
    boot()
    expect(root.dataset.themeChoice).toBe('dark')
  })

  it('marks the page for a returning visitor and in a frame', () => {
    stored(null)
    boot()
    expect(root.hasAttribute('data-returning')).toBe(false)
    boot({ isFramed: true })
    expect(root.hasAttribute('data-returning')).toBe(true)
    root.removeAttribute('data-returning')
    vi.stubGlobal('localStorage', { getItem: () => null, 'foyer.recentConnectorId': '"xyz"' })
    boot()
    expect(root.hasAttribute('data-returning')).toBe(true)
  })

  it('hands the account of a stored connection to the header, in its short form', () => {
    const value = [
      null,
      ['a', { accounts: [`0x${'1'.repeat(40)}`] }],
      ['b', { accounts: [alice, `0x${'2'.repeat(40)}`] }],
    ]
    storedConnection({ state: { connections: { __type: 'Map', value }, current: 'b' } })
    boot()
    expect(root.dataset.returning).toBe('account')
    expect(root.style.getPropertyValue('--app-account')).toBe('"0x70…79C8"')
  })

  it.each([
    '',
    '[',
    'null',
    '[]',
    { state: null },
    { state: { connections: [], current: 'b' } },
    { state: { connections: { value: ['b', 7, ['b']] }, current: 'b' } },
    { state: { connections: { value: [{ 0: 'b', 1: { accounts: [alice] } }] }, current: 'b' } },
    connections([]),
    connections([[alice]]),
    connections({ 0: alice }),
    connections(alice),
    connections([`${alice}"`]),
    connections([`${alice}\n`]),
    connections(['0x";}body{display:none}/*aaaaaaaaaaaaaaaaaa']),
    connections([alice], 'another'),
    connections([alice, 'x'.repeat(20_000)]),
  ])('shows no account for the stored connection %j', (value) => {
    storedConnection(value)
    boot()
    expect(root.dataset.returning).toBe('')
    expect(root.style.getPropertyValue('--app-account')).toBe('')
    expect(root.dataset.theme).toBe('light')
  })

  it('shows no account after a disconnect, nor if several apps stored one', () => {
    const store = JSON.stringify(connections([alice]))
    const shows = (items: Readonly<Record<string, string>>) => {
      root.removeAttribute('data-returning')
      stubStorage(items)
      boot()
      return root.dataset.returning
    }
    const used = { 'foyer.recentConnectorId': '"b"', 'foyer.store': store }
    const another = { 'other.recentConnectorId': '"b"', 'other.store': store }
    expect(shows({ 'foyer.store': store })).toBeUndefined()
    expect(shows({ 'foyer.recentConnectorId': '"b"' })).toBe('')
    expect(shows({ ...used, ...another })).toBe('')
    expect(shows({ ...used, 'other.store': store, 'third.recentConnectorId': '"b"' })).toBe(
      'account',
    )
  })

  it('keeps the last press on a button of the app until it is taken, and none after that', () => {
    stored(null)
    const own = boot()
    document.body.innerHTML =
      '<button>A</button><div id="app"><a>B</a><button><i>C</i></button></div>'
    const [outside, inside] = document.querySelectorAll('button')
    const press = (element: Element | null | undefined) =>
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    press(document.querySelector('i'))
    press(document.querySelector('a'))
    press(outside)
    expect(own.foyerTakePress?.()).toBe(inside)
    const other = boot()
    expect(other.foyerTakePress?.()).toBeUndefined()
    press(inside)
    expect(other.foyerTakePress?.()).toBeUndefined()
    document.body.replaceChildren()
  })
})

it('agrees with the theme store that takes over', () => {
  for (const choice of ['dark', 'light', 'system', 'nonsense']) {
    stored(choice)
    boot()
    const booted = root.dataset.theme
    const store = createThemeStore({
      root,
      storage: {
        getItem: (key) => (key === 'theme' ? choice : null),
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    })
    expect(store.resolved()).toBe(booted)
    store.stop()
    vi.restoreAllMocks()
  }
})
