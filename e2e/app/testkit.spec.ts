import { once } from 'node:events'
import type { Frame, Page } from '@playwright/test'
import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import { WebSocketServer } from 'ws'
import {
  anvilAccounts,
  expect,
  installWallet,
  routeToLocalChains,
  test,
} from '../../packages/testkit/src/playwright/index.ts'

// The fixtures of @foyer/testkit, used in ways that the examples do not cover.

test.use({ localChains: { chains: [mainnet] } })

test('a test may close its page @long', async ({ page, wallet }) => {
  await page.goto('about:blank')
  await expect.poll(() => wallet.log()).toEqual([])
  await page.close()
})

test('a test may close its browser context @long', async ({ page, wallet }) => {
  await page.goto('about:blank')
  await expect.poll(() => wallet.log()).toEqual([])
  await page.context().close()
})

/** Serves an empty page of another origin than the nodes', which may reach its endpoint only. */
async function openPage(page: Page): Promise<void> {
  const policy = `connect-src ${mainnet.rpcUrls.default.http[0]}`
  await page.context().route('http://dapp.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><title>A page</title>',
    }),
  )
  await page.goto('http://dapp.test/')
}

/** What a document's wallet answers, or the code of its error. */
function askWallet(page: Page | Frame, method: string, ...params: readonly unknown[]) {
  return frameOf(page).evaluate(
    ({ method, params }) =>
      new Promise<{ name: string; result?: unknown; code?: unknown }>((resolve) => {
        window.addEventListener(
          'eip6963:announceProvider',
          (event) => {
            const { info, provider } = (event as CustomEvent).detail
            provider.request({ method, params }).then(
              (result: unknown) => resolve({ name: info.name, result }),
              ({ code }: { code: unknown }) => resolve({ name: info.name, code }),
            )
          },
          { once: true },
        )
        window.dispatchEvent(new Event('eip6963:requestProvider'))
      }),
    { method, params },
  )
}

const frameOf = (page: Page | Frame) => ('mainFrame' in page ? page.mainFrame() : page)

/** The name of the node that answers the page's requests to mainnet's endpoint. */
function clientOf(page: Page): Promise<string> {
  return page.evaluate(async (url) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'web3_clientVersion' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    return answer.text()
  }, mainnet.rpcUrls.default.http[0])
}

const someone = `0x${'1'.repeat(40)}` as const

test('the wallet sends to its local chain, whatever the page’s origin and content policy', async ({
  chains,
  page,
  wallet,
}) => {
  await openPage(page)
  const { name, result } = await askWallet(page, 'eth_requestAccounts')
  expect(name).toBe(wallet.name)
  const [from] = Array.isArray(result) ? result : []
  expect(
    await askWallet(page, 'eth_sendTransaction', { from, to: someone, value: '0x1' }),
  ).toMatchObject({ result: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  const client = createPublicClient({ transport: http(chains.url(mainnet.id)) })
  await expect.poll(() => client.getBalance({ address: someone })).toBe(1n)
})

test('local chains need no wallet, and what a test does to a node stays in it', async ({
  chains,
  page,
}) => {
  await openPage(page)
  expect(await clientOf(page)).toContain('anvil')
  // The test before has sent there.
  const client = createPublicClient({ transport: http(chains.url(mainnet.id)) })
  expect(await client.getBalance({ address: someone })).toBe(0n)
})

test('no page reaches a WebSocket endpoint of a network, and any other endpoint still', async ({
  chains,
  page,
}) => {
  const paths: (string | undefined)[] = []
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket, { url }) => {
    paths.push(url)
    socket.send('hello')
  })
  await once(server, 'listening')
  const address = server.address()
  const origin = `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const rpcUrls = { default: { http: mainnet.rpcUrls.default.http, webSocket: [`${origin}/1`] } }
  await routeToLocalChains(page.context(), [{ ...mainnet, rpcUrls }], chains)
  await page.goto('about:blank')
  const open = (url: string) =>
    page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const socket = new WebSocket(url)
          for (const name of ['message', 'close']) {
            socket.addEventListener(name, () => resolve(name))
          }
        }),
      url,
    )
  expect(await open(`${origin}/1`)).toBe('close')
  expect(await open(`${origin}/10`)).toBe('message')
  expect(paths).toEqual(['/10'])
  server.close()
})

test('a window that the page opens has its wallet, its rules and its local chains', async ({
  page,
  wallet,
}) => {
  await openPage(page)
  await wallet.set('eth_requestAccounts', 'reject')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/'))
  const popup = await opened
  await expect(popup).toHaveTitle('A page')

  expect(await askWallet(popup, 'eth_requestAccounts')).toEqual({ name: wallet.name, code: 4001 })
  await wallet.set('eth_requestAccounts', 'approve')
  expect(await askWallet(popup, 'eth_requestAccounts')).toMatchObject({
    result: [expect.any(String)],
  })
  expect(await clientOf(popup)).toContain('anvil')
})

/** Opens a frame of another origin in the page. */
async function openFrame(page: Page): Promise<Frame> {
  const url = 'http://widget.test/'
  await page
    .context()
    .route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.evaluate(
    (url) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.addEventListener('load', resolve)
        frame.src = url
        document.body.append(frame)
      }),
    url,
  )
  const frame = page.frame({ url })
  if (!frame) throw new Error('The page has no such frame.')
  return frame
}

test('a frame that is loaded already follows its page’s wallet, and is in its log', async ({
  page,
  wallet,
}) => {
  const [alice, bob] = anvilAccounts
  await openPage(page)
  const frame = await openFrame(page)
  const { name } = wallet
  await wallet.set('eth_requestAccounts', 'reject')
  expect(await askWallet(frame, 'eth_requestAccounts')).toEqual({ name, code: 4001 })
  await wallet.reset()
  expect(await askWallet(frame, 'eth_requestAccounts')).toEqual({ name, result: [alice.address] })
  await wallet.switchAccount(1)
  expect(await askWallet(frame, 'eth_accounts')).toEqual({ name, result: [bob.address] })
  await wallet.switchChain(8453)
  expect(await askWallet(frame, 'eth_chainId')).toEqual({ name, result: '0x2105' })
  await expect
    .poll(async () => (await wallet.log()).map(({ method }) => method))
    .toEqual(['eth_requestAccounts', 'eth_requestAccounts', 'eth_accounts', 'eth_chainId'])
})

test('a wallet without an account or a chain is refused before any page', async ({ page }) => {
  for (const options of [{ accounts: [] }, { accounts: [10] }, { chains: [] }]) {
    await expect(installWallet(page, options)).rejects.toThrow(RangeError)
  }
})

test('a rule for an account that the wallet does not hold is refused, before any page too', async ({
  page,
  wallet,
}) => {
  const rule = { accounts: [someone] }
  await expect(wallet.set('*', rule)).rejects.toThrow(RangeError)
  await expect(installWallet(page, { rules: { '*': rule } })).rejects.toThrow(someone)
})
