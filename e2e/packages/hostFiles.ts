/** The files of an app that puts the kit into difficult surroundings: one page per host. */
export const hostFiles: Readonly<Record<string, string>> = {
  'tailwind3.config.cjs': "module.exports = { content: ['./src/**/*.tsx'] }\n",
  'tailwind3.css': '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n',
  'tailwind4.css': '@import "tailwindcss";\n',
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Hosts</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  // A page in a frame, as some wallets and portals show apps.
  'public/frame.html': `<!doctype html>
<title>Frame</title>
<iframe
  src="http://localhost:PORT/?host=plain"
  title="The app"
  sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
  width="1000"
  height="800"
></iframe>
`,
  'public/plain.css': 'body { margin: 0; font-family: sans-serif; }\n',
  'public/small.css': 'html { font-size: 62.5%; }\nbody { margin: 0; font: 1.6rem sans-serif; }\n',
  // Element rules, as of a theme for plain HTML.
  'public/loud.css': `body { margin: 0; font-family: sans-serif; }
button {
  inline-size: 100%;
  block-size: 5rem;
  margin: 1rem;
  border: 3px solid red;
  box-shadow: 0 0 9px red;
  color: red;
  letter-spacing: 2px;
  text-align: end;
  text-decoration: underline;
  text-shadow: 1px 1px red;
  text-transform: uppercase;
}
a { color: red; font-style: italic; text-decoration: underline wavy; }
h1, h2, p, li { margin: 2rem; color: red; font-size: 2rem; line-height: 3; text-transform: uppercase; }
img, svg { border: 1px solid red; max-inline-size: 50%; }
input { border: 3px solid red; block-size: 5rem; color: red; }
`,
  'src/main.tsx': `import {
  ConnectButton,
  createHostedKitConfig,
  createKitConfig,
  defineTheme,
  KitProvider,
} from '@foyer/kit'
import '@foyer/kit/styles.css'
import { defineWalletGroups } from '@foyer/kit/wallets'
import kitStyles from '@foyer/kit/styles.css?url'
import * as Radix from '@radix-ui/react-dialog'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mock } from 'wagmi/connectors'

const host = new URLSearchParams(location.search).get('host') ?? 'plain'
const omega = mock({
  accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  // Authorized from the start, and therefore also after a reload. wagmi would connect it at once.
  features: { defaultConnected: host === 'own', reconnect: true },
})
const wallet = { id: 'omega', name: 'Omega', iconBackground: '#357', connectorId: 'mock' }
const downloadUrls = { browserExtension: 'https://sigma.example' }
const absent = { id: 'sigma', name: 'Sigma', iconBackground: '#735', rdns: ['example.sigma'], downloadUrls }
const hasOwn = host === 'own' || host === 'hosted'
const options = {
  appName: 'Host',
  walletGroups: defineWalletGroups(
    hasOwn
      ? [{ groupName: 'Hardware', wallets: [wallet] }]
      : [{ groupName: 'More', wallets: [absent] }],
  ),
}
const connectors = hasOwn ? [omega] : []
const config = createKitConfig({ ...options, chains: [mainnet], connectors })
// A separate font, since hosts use different ones.
const theme = defineTheme({ look: 'midnight', accent: 'green', font: 'mono' })

function InRadixDialog() {
  return (
    <Radix.Root>
      <Radix.Trigger>Open the host's dialog</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay />
        <Radix.Content>
          <Radix.Title>The host's dialog</Radix.Title>
          <Radix.Description>With a button in it.</Radix.Description>
          <ConnectButton />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function InNativeDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open the host's dialog
      </button>
      <dialog ref={dialog} aria-label="The host's dialog">
        <ConnectButton />
      </dialog>
    </>
  )
}

const pages: Readonly<Record<string, ReactNode>> = {
  radix: <InRadixDialog />,
  native: <InNativeDialog />,
  // One navigation for small windows and one for large ones.
  responsive: (
    <>
      <header style={{ display: 'none' }}>
        <ConnectButton />
      </header>
      <main>
        <ConnectButton />
      </main>
    </>
  ),
  sticky: (
    <header style={{ position: 'sticky', top: 0, zIndex: 50, blockSize: 200 }}>
      <ConnectButton />
    </header>
  ),
  two: (
    <>
      <header>
        <ConnectButton />
      </header>
      <main>
        <ConnectButton />
      </main>
    </>
  ),
}

function rootOf(): Element {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')
  if (host !== 'shadow') return root
  const shadow = root.attachShadow({ mode: 'open' })
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = kitStyles
  const app = document.createElement('div')
  shadow.append(styles, app)
  return app
}

/** Below the host's own wagmi. */
function hostedPage(): ReactNode {
  const transports = { [mainnet.id]: http() }
  return (
    <WagmiProvider config={createConfig({ chains: [mainnet], connectors, transports })}>
      <QueryClientProvider client={new QueryClient()}>
        <KitProvider config={createHostedKitConfig(options)} theme={theme}>
          <ConnectButton />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

createRoot(rootOf()).render(
  host === 'hosted' ? (
    hostedPage()
  ) : (
    <KitProvider config={config} theme={theme}>{pages[host] ?? <ConnectButton />}</KitProvider>
  ),
)
`,
  'vite.config.js': `export default { build: { assetsInlineLimit: 0 }, html: { cspNonce: 'NONCE' } }\n`,
}
