// @vitest-environment happy-dom

import { ConfigNotLoadedError } from '@foyer/ui/errors/config.ts'
import { browserStorage } from '@foyer/ui/storage/browserStorage.ts'
import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useChainId } from 'wagmi'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubUnreachableNode } from '../testing/nodes/stubNode.ts'
import type { KitConfig } from './assembleKit.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { KitProvider, type KitProviderProps } from './KitProvider.tsx'
import { KitReady } from './KitReady.tsx'
import { useKit } from './useKit.ts'

let root: Root

beforeEach(() => {
  stubUnreachableNode()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** A config that loads when `arrive` is called. */
function setUp() {
  const { promise, resolve } = Promise.withResolvers<KitConfig>()
  const load = vi.fn(() => promise)
  const config = () => kitConfigForTest([fakeConnector({ id: 'a' })], { storage: browserStorage() })
  return { load, config, arrive: () => resolve(config()) }
}

/** Renders the page, and resolves once its effects have run. They load the config. */
function show(config: KitProviderProps['config'], children?: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    root.render(
      <KitProvider config={config}>
        <ConnectButton />
        {children}
        <WithEffects run={resolve} />
      </KitProvider>,
    )
  })
}

function WithEffects({ run }: { readonly run: () => void }): ReactNode {
  useEffect(run)
  return null
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-kit-part="${name}"]`)
const dialog = () => document.querySelector('dialog[open]')
const alertButtons = () =>
  [...document.querySelectorAll('[role="alert"] button')].map((each) => each.textContent)

function ChainId(): ReactNode {
  return <p>chain {useChainId()}</p>
}

describe('a config given as a function', () => {
  test('is loaded when the visitor moves to the button, and the dialog opens once it has loaded', async () => {
    const { arrive, load } = setUp()
    await show(load)
    expect(part('connect-button')?.textContent).toBe('Connect Wallet')
    expect(load).not.toHaveBeenCalled()
    part('connect-button')?.focus()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    part('connect-button')?.click()
    expect(dialog()).toBeNull()
    arrive()
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('Connect a Wallet'))
    expect(load).toHaveBeenCalledOnce()
  })

  test('is loaded on idle if the page asks for it', async () => {
    const idle = vi.fn((task: () => void) => task())
    vi.stubGlobal('requestIdleCallback', idle)
    vi.stubGlobal('cancelIdleCallback', () => {})
    const { load } = setUp()
    root.render(
      <KitProvider config={load} preload="idle">
        <ConnectButton />
      </KitProvider>,
    )
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  })

  test('is loaded once, even if each render creates a new function', async () => {
    const { arrive, load } = setUp()
    const page = (text: string) => show(() => load(), <KitReady fallback={text}>there</KitReady>)
    await page('one')
    await page('two')
    arrive()
    await vi.waitFor(() => expect(document.body.textContent).toContain('there'))
    await page('three')
    expect(document.body.textContent).toContain('there')
    expect(load).toHaveBeenCalledOnce()
  })

  test('can be the default export of a module', async () => {
    const { config } = setUp()
    await show(async () => ({ default: config() }), <KitReady>there</KitReady>)
    await vi.waitFor(() => expect(document.body.textContent).toContain('there'))
  })

  test('is loaded at once for a returning visitor, who never sees the connect button', async () => {
    const { arrive, config, load } = setUp()
    const before = config()
    await connectTo(before.wagmi, before.wagmi.connectors[0])
    const seen: string[] = []
    const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    await show(load)
    expect(part('connect-button')?.textContent).toContain('Reconnecting')
    expect(load).toHaveBeenCalledOnce()
    arrive()
    await vi.waitFor(() => expect(part('account-button')?.textContent).toContain('0xf3…2266'))
    observer.disconnect()
    expect(seen.join()).not.toContain('Connect Wallet')
  })

  test('is loaded when another tab connects', async () => {
    const { load } = setUp()
    await show(load)
    const change = (newValue: string | null) =>
      dispatchEvent(new StorageEvent('storage', { key: 'foyer.recentConnectorId', newValue }))
    change(null)
    expect(load).not.toHaveBeenCalled()
    change('"a"')
    expect(load).toHaveBeenCalledOnce()
  })

  test('that fails to load leaves a returning visitor with the button', async () => {
    localStorage.setItem('any.recentConnectorId', '"a"')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await show(async () => Promise.reject(new TypeError('offline')))
    await vi.waitFor(() => expect(part('connect-button')?.textContent).toBe('Connect Wallet'))
  })

  test('that fails to load is tried again when the visitor presses the button again', async () => {
    const { arrive, load } = setUp()
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    load.mockRejectedValueOnce(new TypeError('offline'))
    await show(load)
    part('connect-button')?.click()
    await vi.waitFor(() => expect(document.querySelector('[role="alert"] button')).not.toBeNull())
    arrive()
    part('connect-button')?.click()
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('Connect a Wallet'))
    expect(document.querySelector('[role="alert"] button')).toBeNull()
    errors.mockRestore()
  })

  test('that fails again after RETRY offers to refresh the page, whose files may be gone', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await show(async () => Promise.reject(new TypeError('404')))
    part('connect-button')?.click()
    await vi.waitFor(() => expect(alertButtons()).toEqual(['RETRY']))
    document.querySelector<HTMLElement>('[role="alert"] button')?.click()
    await vi.waitFor(() => expect(alertButtons()).toEqual(['RETRY', 'Refresh']))
    document.querySelector<HTMLElement>('[role="alert"] button:last-child')?.click()
    expect(reload).toHaveBeenCalledOnce()
    reload.mockRestore()
    errors.mockRestore()
  })

  test("keeps the server's page as it was sent", async () => {
    const { arrive, load } = setUp()
    localStorage.setItem('foyer.recentConnectorId', '"a"')
    const page = (
      <KitProvider config={load}>
        <ConnectButton />
        <KitReady fallback="…">
          <ChainId />
        </KitReady>
      </KitProvider>
    )
    const sent = document.body.appendChild(document.createElement('div'))
    vi.stubGlobal('window', undefined)
    sent.innerHTML = renderToString(page)
    vi.unstubAllGlobals()
    stubUnreachableNode()
    expect(sent.textContent).toBe('Connect Wallet…')
    const repairs: unknown[] = []
    root.unmount()
    root = hydrateRoot(sent, page, { onRecoverableError: (error) => repairs.push(error) })
    arrive()
    await vi.waitFor(() => expect(sent.textContent).toContain('chain 1'))
    expect(repairs).toEqual([])
  })
})

describe('KitReady', () => {
  test('loads the config for children that use wagmi and shows its fallback in the meantime', async () => {
    const { arrive, load } = setUp()
    await show(
      load,
      <KitReady fallback="one moment">
        <ChainId />
      </KitReady>,
    )
    expect(document.body.textContent).toContain('one moment')
    expect(load).toHaveBeenCalledOnce()
    arrive()
    await vi.waitFor(() => expect(document.body.textContent).toContain('chain 1'))
    expect(document.body.textContent).not.toContain('one moment')
  })

  test('offers to try again after a failure', async () => {
    const { config } = setUp()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi
      .fn<() => Promise<KitConfig>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockImplementation(async () => config())
    await show(load, <KitReady>there</KitReady>)
    await vi.waitFor(() => expect(document.querySelector('[role="alert"] button')).not.toBeNull())
    document.querySelector<HTMLElement>('[role="alert"] button')?.click()
    await vi.waitFor(() => expect(document.body.textContent).toContain('there'))
  })

  test('renders its children at once if the config is loaded', async () => {
    const { config } = setUp()
    const seen: unknown[] = []
    function Look(): ReactNode {
      seen.push(useKit().storageKey)
      return null
    }
    await show(
      config(),
      <KitReady fallback="one moment">
        <Look />
      </KitReady>,
    )
    expect(seen[0]).toBe('foyer')
  })

  test('is named in the error of an early read without it', async () => {
    const { load } = setUp()
    function Early(): ReactNode {
      useKit()
      return null
    }
    const onError = vi.fn()
    root = createRoot(document.createElement('div'), { onUncaughtError: onError })
    root.render(
      <KitProvider config={load}>
        <Early />
      </KitProvider>,
    )
    await vi.waitFor(() => expect(onError).toHaveBeenCalled())
    const error: unknown = onError.mock.calls[0]?.[0]
    expect(error).toBeInstanceOf(ConfigNotLoadedError)
    expect(String(error)).toContain('<KitReady>')
  })
})
