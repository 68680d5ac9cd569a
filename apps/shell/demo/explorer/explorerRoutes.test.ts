import { describe, expect, it } from 'vitest'
import {
  navigation,
  subresource,
  type TestAppOptions,
  testApp,
} from '../../server/testing/testApp.ts'

const hash = `0x${'ab'.repeat(32)}`
const alice = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const bob = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

const sent = {
  hash,
  from: alice,
  to: bob,
  value: '0x14d1120d7b160000', // 1.5 ether
  nonce: '0x7',
  input: '0x',
  blockNumber: '0x64',
}
const receipt = {
  status: '0x1',
  blockNumber: '0x64',
  gasUsed: '0x5208', // 21000
  effectiveGasPrice: '0x3b9aca00', // 1 gwei
  contractAddress: null,
}

const node: Readonly<Record<string, unknown>> = {
  eth_getTransactionByHash: sent,
  eth_getTransactionReceipt: receipt,
  eth_blockNumber: '0x66',
  eth_getBlockByNumber: { timestamp: '0x6553f100' }, // 2023-11-14 22:13:20 UTC
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getTransactionCount: '0x3',
  eth_getCode: '0x',
}

/** The explorer with a node that answers each method with these results. */
async function explorer(
  results: Readonly<Record<string, unknown>> = {},
  chainId = 1,
  options: TestAppOptions = {},
) {
  const app = await testApp({
    upstreams: new Map([[chainId, ['http://node.test/']]]),
    async fetch(_, init) {
      const { id, method }: { id: number; method: string } = JSON.parse(String(init.body))
      return Response.json({ jsonrpc: '2.0', id, result: { ...node, ...results }[method] ?? null })
    },
    ...options,
  })
  return async (path: string) => {
    const response = await app.fetch(navigation(`/explorer/${path}`))
    return { response, html: await response.text() }
  }
}

/** The facts as shown, as label and text. */
function factsOf(html: string): Record<string, string> {
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)]
  const text = (part = '') =>
    part
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  return Object.fromEntries(rows.map(([, label, value]) => [text(label), text(value)]))
}

describe('the page of a transaction', () => {
  it('shows exact values', async () => {
    const open = await explorer()
    const { response, html } = await open(`1/tx/${hash}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<title>Transaction · Ethereum</title>')
    expect(html).toContain('<h1>Transaction</h1>')
    expect(factsOf(html)).toEqual({
      Hash: hash,
      Status: 'Confirmed',
      From: alice,
      To: bob,
      Value: '1.5 ETH 1,500,000,000,000,000,000 wei',
      Block: '100',
      Confirmations: '3',
      Time: 'Nov 14, 2023, 10:13:20 PM UTC',
      'Gas fee': '0.000021 ETH 21,000,000,000,000 wei for 21,000 gas',
      Nonce: '7',
      Data: '0 bytes',
    })
    expect(html).toContain(`href="/explorer/1/address/${alice}"`)
  })

  it('links back to the app and states that this is a local copy', async () => {
    const { html } = await (await explorer())(`1/tx/${hash}`)
    expect(html).toContain('<a href="http://localhost:4700/">Back to Foyer</a>')
    expect(html).toContain('Local copy of Ethereum. Nothing here is real money.')
  })

  it('uses only the app’s own theme script and style sheets, as the strict policy requires', async () => {
    const { html } = await (await explorer())(`1/tx/${hash}`)
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/i)
    expect(html.match(/<script.*/g)).toEqual(['<script src="/boot.js"></script>'])
    expect(html).toContain('<link rel="stylesheet" href="/explorer/assets/explorer.css">')
    expect(html).toContain('<link rel="icon" href="/favicon.svg">')
  })

  it('shows pending without a receipt, with a button to reload', async () => {
    const { html } = await (
      await explorer({ eth_getTransactionByHash: { ...sent, blockNumber: null } })
    )(`1/tx/${hash}`)
    expect(factsOf(html)).toMatchObject({ Status: 'Pending: not in a block yet' })
    expect(factsOf(html)).not.toHaveProperty('Block')
    expect(html).toContain(`<a href="/explorer/1/tx/${hash}">Refresh</a>`)
  })

  it('explains that a reverted transaction cost only its fee', async () => {
    const { html } = await (
      await explorer({ eth_getTransactionReceipt: { ...receipt, status: '0x0' } })
    )(`1/tx/${hash}`)
    expect(factsOf(html).Status).toBe('Reverted: nothing changed, only the fee was paid')
  })

  it('names the contract that a transaction created', async () => {
    const { html } = await (
      await explorer({
        eth_getTransactionByHash: { ...sent, to: null, input: '0x6001' },
        eth_getTransactionReceipt: { ...receipt, contractAddress: bob },
      })
    )(`1/tx/${hash}`)
    expect(factsOf(html)).toMatchObject({ To: `New contract ${bob}`, Data: '2 bytes' })
  })

  it('shows Mint with its configured decimals and labels them so', async () => {
    const { html } = await (await explorer({}, 185))(`185/tx/${hash}`)
    expect(factsOf(html).Value).toBe(
      '1,500,000,000,000 ETH 1,500,000,000,000,000,000 wei, shown with 6 decimals, as configured',
    )
  })

  it('reports an unknown transaction', async () => {
    const { response, html } = await (await explorer({ eth_getTransactionByHash: null }))(
      `1/tx/${hash}`,
    )
    expect(response.status).toBe(404)
    expect(html).toContain('<h1>Unknown transaction</h1>')
    expect(html).toContain('has no transaction with this hash')
  })

  it.each([
    '0x',
    'abc',
    `${hash}00`,
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ])('refuses the hash %s and explains the format', async (text) => {
    const { response, html } = await (await explorer())(`1/tx/${text}`)
    expect(response.status).toBe(400)
    expect(html).toContain('This isn’t a transaction hash.')
    expect(html).not.toContain('alert(1)')
  })

  it('escapes configured names', async () => {
    const { chains } = await import('../../config/chains.ts')
    const [first] = chains
    const chain = {
      ...first,
      name: '<b>&"\'',
      nativeCurrency: { ...first.nativeCurrency, symbol: '<i>' },
    }
    const { html } = await (await explorer({}, 1, { chains: [chain] }))(`1/tx/${hash}`)
    expect(html).toContain('<title>Transaction · &lt;b&gt;&amp;&quot;&#39;</title>')
    expect(html).toContain('1.5 &lt;i&gt;')
    expect(html).not.toMatch(/<b>|<i>/)
  })
})

describe('the page of an address', () => {
  it('shows the balance exactly, and the address with its checksum', async () => {
    const { response, html } = await (await explorer())(`1/address/${alice}`)
    expect(response.status).toBe(200)
    expect(factsOf(html)).toEqual({
      Address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      Kind: 'Account',
      Balance: '1 ETH 1,000,000,000,000,000,000 wei',
      'Transactions sent': '3',
      'Latest block': '102',
    })
  })

  it('distinguishes contracts from accounts', async () => {
    const open = await explorer({ eth_getCode: '0x60' })
    expect(factsOf((await open(`1/address/${bob}`)).html)).toMatchObject({
      Kind: 'Contract, 1 byte of code',
    })
  })

  it.each(['0x12', 'alice.foyer.eth', `${alice}0`])('refuses %s', async (text) => {
    const { response, html } = await (await explorer())(`1/address/${text}`)
    expect(response.status).toBe(400)
    expect(html).toContain('This isn’t an address.')
  })
})

describe('the explorer', () => {
  it.each(['2', '56', '0', 'x'])('reports the unknown network %s', async (chain) => {
    const { response, html } = await (await explorer())(`${chain}/tx/${hash}`)
    expect(response.status).toBe(404)
    expect(html).toContain('<h1>Unknown network</h1>')
  })

  it.each([
    '',
    '1',
    '1/block/5',
    'assets/none.css',
    'assets/..%2fmain.ts',
    'assets/%2F%5B',
    'assets/%2F%2Fexplorer.css',
    'assets/%zz',
  ])('has nothing at /explorer/%s', async (path) => {
    const { response } = await (await explorer())(path)
    expect(response.status).toBe(404)
  })

  it.each([
    ['is gone', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with a page', async () => new Response('<h1>Bad gateway</h1>')],
    [
      'refuses',
      async () =>
        Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: '<b>no</b>' } }),
    ],
  ])('reports when the node %s', async (_, fetch) => {
    const app = await testApp({ fetch })
    const response = await app.fetch(navigation(`/explorer/1/tx/${hash}`))
    expect(response.status).toBe(502)
    const html = await response.text()
    expect(html).toContain('The local copy of Ethereum isn’t responding.')
    expect(html).not.toContain('<b>')
  })

  it('serves its style sheet for both themes, with its fonts', async () => {
    const app = await testApp()
    const response = await app.fetch(subresource('/explorer/assets/explorer.css'))
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
    const css = await response.text()
    expect(css).toContain('[data-theme="light"]')
    const fonts = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, name]) => name)
    expect(fonts).toHaveLength(2)
    for (const name of fonts) {
      const font = await app.fetch(subresource(`/explorer/assets/${name}`))
      expect(font.headers.get('content-type')).toBe('font/woff2')
    }
  })
})
