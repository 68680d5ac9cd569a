import { connect, expect, expectConnected, test, withApp } from './fixtures.ts'
import { pinned } from './freshApp.ts'

const create =
  'next-app@latest app -- --ts --app --no-linter --no-tailwind --src-dir --use-npm --disable-git'
const files = {
  'src/app/layout.tsx': `
    import '@foyer/kit/styles.css'
    export default function Layout({ children }: { children: React.ReactNode }) {
      return <html lang="en"><body>{children}</body></html>
    }`,
  // The page's own stack, as wagmi's guide to server rendering has it.
  'src/app/hosted/wagmi.ts': `
    import { cookieStorage, createConfig, createStorage, http } from 'wagmi'
    import { base, mainnet } from 'wagmi/chains'
    export function getConfig() {
      return createConfig({
        chains: [mainnet, base],
        ssr: true,
        storage: createStorage({ storage: cookieStorage }),
        transports: { [mainnet.id]: http(), [base.id]: http() },
      })
    }
    declare module 'wagmi' {
      interface Register { config: ReturnType<typeof getConfig> }
    }`,
  'src/app/hosted/providers.tsx': `
    'use client'
    import { createHostedKitConfig, KitProvider, useKit } from '@foyer/kit'
    import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
    import { type ReactNode, useState } from 'react'
    import { type State, useConfig, WagmiProvider } from 'wagmi'
    import { getConfig } from './wagmi'

    const kit = createHostedKitConfig({ appName: 'My app' })

    export function Providers(props: { children: ReactNode; initialState: State | undefined }) {
      const [config] = useState(getConfig)
      const [queryClient] = useState(() => new QueryClient())
      return (
        <WagmiProvider config={config} initialState={props.initialState}>
          <QueryClientProvider client={queryClient}>
            <KitProvider config={kit}>
              {props.children}
              <Same config={config} queryClient={queryClient} />
            </KitProvider>
          </QueryClientProvider>
        </WagmiProvider>
      )
    }

    function Same(own: { config: unknown; queryClient: unknown }) {
      const kit = useKit()
      const same = [useConfig(), kit.wagmi].every((each) => each === own.config) &&
        [useQueryClient(), kit.queryClient].every((each) => each === own.queryClient)
      return <p>{same ? 'nothing is shadowed' : 'shadowed'}</p>
    }`,
  'src/app/hosted/layout.tsx': `
    import { headers } from 'next/headers'
    import { type ReactNode, Suspense } from 'react'
    import { cookieToInitialState } from 'wagmi'
    import { Providers } from './providers'
    import { getConfig } from './wagmi'
    export default function Layout({ children }: { children: ReactNode }) {
      return <Suspense><WithCookies>{children}</WithCookies></Suspense>
    }
    async function WithCookies({ children }: { children: ReactNode }) {
      const initialState = cookieToInitialState(getConfig(), (await headers()).get('cookie'))
      return <Providers initialState={initialState}>{children}</Providers>
    }`,
  // Server components.
  'src/app/hosted/page.tsx': `
    import { ConnectButton } from '@foyer/kit'
    export default function Page() { return <ConnectButton /> }`,
  'src/app/quick/page.tsx': `
    import { ConnectButton } from '@foyer/kit'
    import { Providers } from './providers'
    export default function Page() { return <Providers><ConnectButton /></Providers> }`,
  'src/app/quick/providers.tsx': `
    'use client'
    import { createKitConfig, KitProvider } from '@foyer/kit'
    import type { ReactNode } from 'react'
    import { base, mainnet } from 'viem/chains'
    const config = createKitConfig({ appName: 'My app', chains: [mainnet, base] })
    export function Providers({ children }: { children: ReactNode }) {
      return <KitProvider config={config}>{children}</KitProvider>
    }`,
}

test.describe('a fresh Next app (app router)', () => {
  const app = withApp([...create.split(' '), '--import-alias', '@/*', '--yes'], async (app) => {
    await app.install('@foyer/kit', 'wagmi', await pinned('viem'), '@tanstack/react-query')
    await app.write(files)
    await app.npm('run', 'build')
  })
  let origin: string
  test.beforeAll(async () => {
    origin = await app().serve('start', (port) => ['--port', `${port}`])
  })

  test('compiles, also with the types of all packages checked', async () => {
    expect(await app().typeErrors()).toEqual([])
    const all = await app().typeErrors('--skipLibCheck', 'false')
    expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
  })

  test('the quick start: what the server sent is taken over, also by a visitor who returns', async ({
    visitor: { page },
  }) => {
    await page.goto(`${origin}/quick`)
    await connect(page)
    await page.reload()
    await expectConnected(page)
  })

  test("in the page's own stack nothing is shadowed, and the account is in the server's page", async ({
    visitor: { page },
  }) => {
    await page.goto(`${origin}/hosted`)
    await expect(page.getByText('nothing is shadowed')).toBeVisible()
    await connect(page)
    await page.reload()
    await expectConnected(page)
    const sent = await page.request.get(`${origin}/hosted`)
    expect(await sent.text()).toContain('0xf3…2266')
    const fresh = await fetch(`${origin}/hosted`)
    expect(await fresh.text()).toContain('Connect Wallet')
  })
})
