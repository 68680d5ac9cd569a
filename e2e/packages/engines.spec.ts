import { execFileSync } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/lib/root.mjs'
import { emptyApp, installedNode, pinned, programOf } from './freshApp.ts'
import { foreignEnv } from './npm.ts'

// The oldest Node that the packages promise, without @foyer/auth, which has its own (auth.spec.ts).

/** Renders the button, and reads from a local chain. */
const everyEntry = `
for (const entry of ['', '/errors', '/icons', '/languages', '/reads', '/shell', '/sign-in', '/toasts', '/translation', '/wallets'])
  await import('@foyer/kit' + entry)
for (const entry of ['playwright', 'wallet']) await import('@foyer/testkit/' + entry)
const { startChains } = await import('@foyer/testkit/chains')
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')
const { mainnet } = await import('viem/chains')
const { ConnectButton, createKitConfig, KitProvider } = await import('@foyer/kit')
const config = createKitConfig({ appName: 'App', chains: [mainnet] })
const html = renderToString(createElement(KitProvider, { config }, createElement(ConnectButton)))
const chains = await startChains({ chains: [mainnet] })
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
const headers = { 'content-type': 'application/json' }
const response = await fetch(chains.url(1), { method: 'POST', headers, body })
await chains.stop()
console.log([html.includes('Connect Wallet'), (await response.json()).result].join(' '))
`

/** How CommonJS loads the packages. */
const required = `console.log(typeof require('@foyer/kit').ConnectButton)\n`

const oldest = '20.19.0'

test(`the kit, the testkit and the programs work on Node ${oldest}`, async () => {
  for (const name of ['kit', 'testkit', 'codemod', 'create-foyer']) {
    const text = await readFile(join(root, 'packages', name, 'package.json'), 'utf8')
    expect(JSON.parse(text).engines.node, name).toBe('>=20.19')
  }
  const app = await emptyApp()
  const old = await installedNode(oldest)
  const run = (...args: readonly string[]) =>
    execFileSync(old.program, args, { cwd: app.folder, env: foreignEnv() }).toString()
  try {
    const own = ['@foyer/kit', '@foyer/testkit']
    const peers = ['react', 'react-dom', 'wagmi', '@tanstack/react-query', await pinned('viem')]
    const tools = [await pinned('@playwright/test'), '@foundry-rs/anvil']
    await app.install(...own, ...peers, ...tools)
    await app.write({ 'entries.mjs': everyEntry })
    expect(run('entries.mjs').trim()).toBe('true 0x1')
    await app.write({ 'required.cjs': required })
    expect(run('required.cjs').trim()).toBe('function')

    // It starts, and says what the templates' tools need.
    expect(() => run(programOf('create-foyer'), 'made', '--yes')).toThrow(
      `needs Node 22.12 or newer, and this is ${oldest}`,
    )
    await cp(join(root, 'packages/codemod/fixtures/custom-button'), join(app.folder, 'moved'), {
      recursive: true,
    })
    expect(run(programOf('foyer-codemod'), 'moved')).toContain('src/App.tsx')
    expect(await app.read('moved/src/App.tsx')).toContain('@foyer/rainbowkit')
  } finally {
    await Promise.all([app.remove(), old.remove()])
  }
})
