// @vitest-environment happy-dom

import { defineTheme } from '@foyer/ui/theme/defineTheme.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { kitSourceOf } from '../chains/config/kitSource.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { createHostedKitConfig } from './createHostedKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const kit = kitConfigForTest([])

// biome-ignore lint/plugin/casts: JavaScript, and configs typed `any`, can pass anything.
const untyped = (value: unknown) => value as never

test.each([
  ['undefined', undefined],
  ["wagmi's config", kit.wagmi],
])('a config that is %s is refused in words that say what to pass', (_, config) => {
  expect(() => renderToString(<KitProvider config={untyped(config)}>x</KitProvider>)).toThrow(
    /not a config of the kit.\nPass the result of createKitConfig/,
  )
})

test('so is a module that exports the config under another name', async () => {
  const loaded = kitSourceOf(async () => untyped({ config: kit })).load()
  await expect(loaded).rejects.toThrow('not a config of the kit')
})

test('a function that loads the result of createHostedKitConfig, a function or nothing is refused', async () => {
  const hosted = createHostedKitConfig({ appName: 'A' })
  await expect(kitSourceOf(async () => untyped(hosted)).load()).rejects.toThrow(
    'Pass the result of createHostedKitConfig itself, not a function that loads it.',
  )
  for (const loaded of [() => kit, undefined, { default: undefined }]) {
    await expect(kitSourceOf(async () => untyped(loaded)).load()).rejects.toThrow(
      'not a config of the kit',
    )
  }
})

test.each(['light', { look: 'light' }])('a theme that is %j is refused', (theme) => {
  const page = (
    <KitProvider config={kit} theme={untyped(theme)}>
      x
    </KitProvider>
  )
  expect(() => renderToString(page)).toThrow("theme={defineTheme('light')}")
})

const queryClient = new QueryClient()
interface HostProps {
  readonly children: ReactNode
  readonly wagmi?: typeof kit.wagmi
}

function Host({ children, wagmi = kit.wagmi }: HostProps) {
  return (
    <WagmiProvider config={wagmi} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}

async function warningsOf(page: (child: ReactNode) => ReactNode): Promise<readonly string[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const root = createRoot(document.createElement('div'))
  // An effect of the provider's child runs after those of the warnings, which come before it.
  await new Promise<void>((onMount) => root.render(page(<Mounted onMount={onMount} />)))
  root.unmount()
  return warn.mock.calls.map(String)
}

function Mounted({ onMount }: { readonly onMount: () => void }): null {
  useEffect(onMount, [onMount])
  return null
}

test('a provider that hides the config of the page warns', async () => {
  const warnings = await warningsOf((child) => (
    <Host>
      <KitProvider config={kit}>{child}</KitProvider>
    </Host>
  ))
  expect(warnings).toEqual([expect.stringMatching(/hides the config of your WagmiProvider/)])
})

test('a hosted config, and a config on a page without wagmi, do not', async () => {
  const hosted = createHostedKitConfig({ appName: 'A' })
  const inHost = await warningsOf((child) => (
    <Host>
      <KitProvider config={hosted}>{child}</KitProvider>
    </Host>
  ))
  expect(inHost).toEqual([])
  const own = await warningsOf((child) => (
    <KitProvider config={kit} theme={defineTheme('light')} initialChain={185}>
      {child}
    </KitProvider>
  ))
  expect(own).toEqual([])
})

test('a hosted config created on each render listens for wallets once', async () => {
  const { wagmi } = kitConfigForTest([])
  const listen = vi.spyOn(window, 'addEventListener')
  const page = () => {
    const hosted = createHostedKitConfig({ appName: 'A' })
    return (
      <Host wagmi={wagmi}>
        <KitProvider config={hosted}>x</KitProvider>
      </Host>
    )
  }
  for (let render = 0; render < 3; render += 1) renderToString(page())
  const calls = listen.mock.calls.filter(([type]) => type === 'eip6963:announceProvider')
  expect(calls).toHaveLength(1)
})
