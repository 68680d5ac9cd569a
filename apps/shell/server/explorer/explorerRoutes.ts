import { fileURLToPath } from 'node:url'
import type { Chain } from '@foyer/kit'
import { type Context, Hono } from 'hono'
import { getAddress } from 'viem'
import { languageVary, requestLanguage } from '../i18n/requestLanguage.ts'
import { serverText } from '../i18n/serverText.ts'
import { type Fetch, NodeError } from '../rpc/askNode.ts'
import { parseChainId } from '../rpc/jsonRpc.ts'
import { serveFiles } from '../static/serveFiles.ts'
import { addressPage, readAddress } from './addressPage.ts'
import { type CallNode, createCallNode } from './callNode.ts'
import { addressOf, transactionHashOf } from './hexValues.ts'
import { type Html, layout, type PageLanguage, paragraph } from './layout.ts'
import { readTransaction } from './readTransaction.ts'
import { transactionPage } from './transactionPage.ts'

export interface ExplorerOptions {
  readonly upstreams: ReadonlyMap<number, readonly string[]>
  readonly chains: readonly Chain[]
  readonly publicUrl: string
  readonly fetch: Fetch
}

type Status = 200 | 400 | 404 | 502

interface View {
  readonly status: Status
  readonly heading: string
  readonly content: Html
}

const publicDir = fileURLToPath(new URL('../public', import.meta.url))

/**
 * A small explorer of the demo's chains, rendered on the server, in the theme of the app:
 * `/:chainId/tx/:hash` and `/:chainId/address/:address`, the paths of EIP-3091.
 */
export function explorerRoutes(options: ExplorerOptions): Hono {
  const { publicUrl } = options
  // The app's fonts. A production install lacks them, but it has no explorer either.
  const fonts = ['inter', 'geist-mono'].map((name) => {
    const found = import.meta.resolve(`@fontsource-variable/${name}/package.json`)
    return fileURLToPath(new URL('files', found))
  })
  const routes = new Hono()

  const rewriteRequestPath = (path: string) => path.slice(path.lastIndexOf('/'))
  for (const folder of [publicDir, ...fonts]) {
    routes.get('/assets/:file', serveFiles(folder, { rewriteRequestPath }))
  }
  routes.get('/assets/:file', (context) => context.notFound())
  routes.get('/:chainId/tx/:hash', (context) =>
    show(context, options, (chain, callNode, language) =>
      transactionView(chain, callNode, context.req.param('hash'), language),
    ),
  )
  routes.get('/:chainId/address/:address', (context) =>
    show(context, options, (chain, callNode, language) =>
      addressView(chain, callNode, context.req.param('address'), language),
    ),
  )
  routes.get('/*', async (context) => {
    const language = await languageFor(context)
    const { t } = language
    const view = failure(404, t('explorer.notFound'), t('explorer.notFoundText'))
    return write(context, publicUrl, language, view)
  })
  return routes
}

async function transactionView(
  chain: Chain,
  callNode: CallNode,
  text: string,
  language: PageLanguage,
): Promise<View> {
  const { t } = language
  const hash = transactionHashOf(text)
  if (hash === undefined) {
    return failure(400, t('explorer.transaction'), t('explorer.notAHash'))
  }
  const transaction = await readTransaction(callNode, hash)
  if (!transaction) {
    const words = t('explorer.unknownTransactionText', { network: chain.name })
    return failure(404, t('explorer.unknownTransaction'), words)
  }
  const content = transactionPage(chain, hash, transaction, language)
  return { status: 200, heading: t('explorer.transaction'), content }
}

async function addressView(
  chain: Chain,
  callNode: CallNode,
  text: string,
  language: PageLanguage,
): Promise<View> {
  const { t } = language
  const address = addressOf(text)
  if (address === undefined) {
    return failure(400, t('explorer.address'), t('explorer.notAnAddress'))
  }
  const found = await readAddress(callNode, address)
  const content = addressPage(chain, getAddress(address), found, language)
  return { status: 200, heading: t('explorer.address'), content }
}

function failure(status: Status, heading: string, text: string): View {
  return { status, heading, content: paragraph(text) }
}

async function show(
  context: Context,
  { upstreams, chains, publicUrl, fetch }: ExplorerOptions,
  view: (chain: Chain, callNode: CallNode, language: PageLanguage) => Promise<View>,
): Promise<Response> {
  const language = await languageFor(context)
  const { t } = language
  const chainId = parseChainId(context.req.param('chainId'))
  const chain = chains.find(({ id }) => id === chainId)
  const node = chain && upstreams.get(chain.id)?.[0]
  if (!chain || node === undefined) {
    const view = failure(404, t('explorer.unknownNetwork'), t('explorer.unknownNetworkText'))
    return write(context, publicUrl, language, view)
  }
  try {
    const callNode = createCallNode(node, fetch, context.req.raw.signal)
    const shown = await view(chain, callNode, language)
    return await write(context, publicUrl, language, shown, chain.name)
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    const text = t('explorer.noAnswerText', { network: chain.name })
    const shown = failure(502, t('explorer.noAnswer'), text)
    return write(context, publicUrl, language, shown, chain.name)
  }
}

async function write(
  context: Context,
  publicUrl: string,
  language: PageLanguage,
  { status, heading, content }: View,
  network?: string,
): Promise<Response> {
  const title = network === undefined ? heading : `${heading} · ${network}`
  const page = await layout({ title, heading, content, publicUrl, network, language })
  return context.html(page, status, { 'cache-control': 'no-store', vary: languageVary })
}

async function languageFor(context: Context): Promise<PageLanguage> {
  const language = requestLanguage(context.req.raw)
  return { ...language, t: await serverText(language) }
}
