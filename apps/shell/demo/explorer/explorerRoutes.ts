import { readFile } from 'node:fs/promises'
import type { Chain } from '@foyer/kit'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { createClient, getAddress, http, isAddress, isHash, TransactionNotFoundError } from 'viem'
import { explorerRoot, siteName } from '../../config/app.ts'
import { addressPage, type ExplorerClient, type Html, transactionPage } from './pages.ts'

export interface ExplorerOptions {
  readonly upstreams: ReadonlyMap<number, readonly string[]>
  readonly chains: readonly Chain[]
  readonly publicUrl: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

type Status = 200 | 400 | 404 | 502

interface View {
  readonly status: Status
  readonly heading: string
  readonly content: Html
}

const fonts = '@fontsource-variable'
const assets: ReadonlyMap<string, URL> = new Map(
  [
    new URL('explorer.css', import.meta.url).href,
    import.meta.resolve(`${fonts}/inter/files/inter-latin-opsz-normal.woff2`),
    import.meta.resolve(`${fonts}/geist-mono/files/geist-mono-latin-wght-normal.woff2`),
  ].map((url) => [url.slice(url.lastIndexOf('/') + 1), new URL(url)]),
)

/**
 * A small explorer of the demo's chains, rendered on the server, in the theme of the app:
 * `/:chainId/tx/:hash` and `/:chainId/address/:address`, the paths of EIP-3091.
 */
export function explorerRoutes(options: ExplorerOptions): Hono {
  const { publicUrl } = options
  const routes = new Hono()
  routes.get('/assets/:file', async (context) => {
    const file = assets.get(context.req.param('file'))
    if (!file) return context.notFound()
    const type = file.pathname.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2'
    return context.body(new Uint8Array(await readFile(file)), 200, { 'content-type': type })
  })
  routes.get('/:chainId/tx/:hash', (context) =>
    show(context, options, (client) => transactionView(client, context.req.param('hash'))),
  )
  routes.get('/:chainId/address/:address', (context) =>
    show(context, options, (client) => addressView(client, context.req.param('address'))),
  )
  routes.get('/*', (context) => {
    const text = 'The explorer only shows single transactions and addresses.'
    return write(context, publicUrl, failure(404, 'Not found', text))
  })
  return routes
}

async function transactionView(client: ExplorerClient, hash: string): Promise<View> {
  const heading = 'Transaction'
  if (!isHash(hash)) {
    const text = 'This isn’t a transaction hash. A hash is 0x followed by 64 hexadecimal digits.'
    return failure(400, heading, text)
  }
  try {
    return { status: 200, heading, content: await transactionPage(client, hash) }
  } catch (error) {
    if (!(error instanceof TransactionNotFoundError)) throw error
    const text = `The local copy of ${client.chain.name} has no transaction with this hash. The demo resets its networks every time it starts, so earlier transactions are gone.`
    return failure(404, 'Unknown transaction', text)
  }
}

async function addressView(client: ExplorerClient, address: string): Promise<View> {
  const heading = 'Address'
  if (!isAddress(address, { strict: false })) {
    const text = 'This isn’t an address. An address is 0x followed by 40 hexadecimal digits.'
    return failure(400, heading, text)
  }
  return { status: 200, heading, content: await addressPage(client, getAddress(address)) }
}

function failure(status: Status, heading: string, text: string): View {
  return { status, heading, content: html`<p>${text}</p>` }
}

async function show(
  context: Context,
  { upstreams, chains, publicUrl, fetch }: ExplorerOptions,
  view: (client: ExplorerClient) => Promise<View>,
): Promise<Response> {
  const chain = chains.find(({ id }) => String(id) === context.req.param('chainId'))
  const node = chain && upstreams.get(chain.id)?.[0]
  if (!chain || node === undefined) {
    const text = 'This demo has no network with this chain ID.'
    return write(context, publicUrl, failure(404, 'Unknown network', text))
  }
  const transport = http(node, {
    fetchFn: (input, init) => fetch(String(input), init ?? {}),
    retryCount: 0,
  })
  try {
    const shown = await view(createClient({ chain, transport }))
    return await write(context, publicUrl, shown, chain.name)
  } catch {
    const text = `The local copy of ${chain.name} isn’t responding. Is the demo still running?`
    return write(context, publicUrl, failure(502, 'No response', text), chain.name)
  }
}

async function write(
  context: Context,
  publicUrl: string,
  { status, heading, content }: View,
  network?: string,
): Promise<Response> {
  const title = network === undefined ? heading : `${heading} · ${network}`
  const note = network && html`<p>Local copy of ${network}. Nothing here is real money.</p>`
  const page = await html`<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <script src="/boot.js"></script>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${explorerRoot}/assets/explorer.css">
  </head>
  <body>
    <header>
      <a href="${publicUrl}/">Back to ${siteName}</a>
      ${note}
    </header>
    <main>
      <h1>${heading}</h1>
      ${content}
    </main>
  </body>
</html>
`
  return context.html(page, status, { 'cache-control': 'no-store' })
}
