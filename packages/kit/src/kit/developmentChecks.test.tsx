// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { kitSourceOf } from '../config/kitSource.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { defineTheme } from '../theme/defineTheme.tsx'
import { createHostedKitConfig } from './createHostedKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const kit = kitConfigForTest([])

// JavaScript, and configs that come from elsewhere as `any`.
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

test.each(['light', { look: 'light' }])('a theme that is %j is refused', (theme) => {
  const page = (
    <KitProvider config={kit} theme={untyped(theme)}>
      x
    </KitProvider>
  )
  expect(() => renderToString(page)).toThrow("theme={defineTheme('light')}")
})

const queryClient = new QueryClient()
function Host({ children }: { readonly children: ReactNode }) {
  return (
    <WagmiProvider config={kit.wagmi} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}

function warningsOf(page: ReactNode): readonly string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(page))
  root.unmount()
  return warn.mock.calls.map(String)
}

test('a provider that hides the config of the page warns', () => {
  const page = (
    <Host>
      <KitProvider config={kit}>x</KitProvider>
    </Host>
  )
  expect(warningsOf(page)).toEqual([
    expect.stringMatching(/hides the config of your WagmiProvider/),
  ])
})

test('a hosted config, and a config on a page without wagmi, do not', () => {
  const hosted = (
    <Host>
      <KitProvider config={createHostedKitConfig({ appName: 'A' })}>x</KitProvider>
    </Host>
  )
  expect(warningsOf(hosted)).toEqual([])
  const own = (
    <KitProvider config={kit} theme={defineTheme('light')}>
      x
    </KitProvider>
  )
  expect(warningsOf(own)).toEqual([])
})
