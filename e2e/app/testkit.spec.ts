import { mainnet } from 'viem/chains'
import { expect, test } from '../../packages/testkit/src/playwright/index.ts'

// The fixtures of @foyer/testkit, used in ways that the examples do not cover.

test.use({ localChains: { chains: [mainnet] } })

test('a test may close its page @long', async ({ page, wallet }) => {
  await page.goto('about:blank')
  await expect.poll(() => wallet.log()).toEqual([])
  await page.close()
})

test('a window that the page opens has its wallet, its rules and its local chains', async ({
  page,
  wallet,
}) => {
  await page
    .context()
    .route('http://dapp.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A page</title>' }),
    )
  await page.goto('http://dapp.test/')
  await wallet.set('eth_requestAccounts', 'reject')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/'))
  const popup = await opened
  await expect(popup).toHaveTitle('A page')

  const ask = (method: string) =>
    popup.evaluate(
      (method) =>
        new Promise((resolve) => {
          window.addEventListener(
            'eip6963:announceProvider',
            (event) => {
              const { info, provider } = (event as CustomEvent).detail
              provider.request({ method }).then(
                (result: unknown) => resolve({ name: info.name, result }),
                ({ code }: { code: unknown }) => resolve({ name: info.name, code }),
              )
            },
            { once: true },
          )
          window.dispatchEvent(new Event('eip6963:requestProvider'))
        }),
      method,
    )
  expect(await ask('eth_requestAccounts')).toEqual({ name: wallet.name, code: 4001 })
  await wallet.set('eth_requestAccounts', 'approve')
  expect(await ask('eth_requestAccounts')).toMatchObject({ result: [expect.any(String)] })

  const [endpoint] = mainnet.rpcUrls.default.http
  const client = await popup.evaluate(async (url) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'web3_clientVersion' })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    return answer.text()
  }, endpoint)
  expect(client).toContain('anvil')
})
