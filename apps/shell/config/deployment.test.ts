import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Deployment, DeploymentError, parseDeployment } from './deployment.ts'

const demo: Deployment = {
  mode: 'demo',
  instanceId: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  publicUrl: 'http://localhost:4700',
  chains: [
    {
      id: 1,
      rpcUrls: ['http://localhost:4700/rpc/1/a', 'http://localhost:4700/rpc/1/b'],
      webSocketUrls: ['ws://localhost:4700/rpc/1/ws'],
      explorerUrl: 'http://localhost:4700/explorer/1',
      explorerName: 'local explorer',
    },
    {
      id: 185,
      rpcUrls: ['http://localhost:4700/rpc/185/a'],
      explorerUrl: 'http://localhost:4700/explorer/185',
      explorerName: 'local explorer',
    },
  ],
}

const production: Deployment = {
  mode: 'production',
  instanceId: 'production',
  publicUrl: 'https://app.example.org',
  chains: [
    {
      id: 1,
      rpcUrls: ['https://rpc.example/key'],
      explorerUrl: 'https://etherscan.io',
      explorerName: 'Etherscan',
    },
  ],
}

const [chain] = demo.chains

/** The demo's deployment with the given fields replaced, as text. */
function changed(fields: object): string {
  return JSON.stringify({ ...demo, ...fields })
}

function changedChain(fields: object): string {
  return changed({ chains: [{ ...chain, ...fields }] })
}

describe('parseDeployment', () => {
  it.each([
    ['demo', demo],
    ['production', production],
  ])('reads what a server in %s mode writes', (_, deployment) => {
    expect(parseDeployment(JSON.stringify(deployment))).toEqual(deployment)
  })

  it('reads the address of an explorer without the slash at its end', () => {
    const text = changedChain({ explorerUrl: 'https://explorer.example/' })
    expect(parseDeployment(text).chains[0]?.explorerUrl).toBe('https://explorer.example')
  })

  it('reads the WalletConnect settings and refuses partial ones', () => {
    const projectId = 'f'.repeat(32)
    const relayUrl = 'wss://relay.example/path'
    const read = (walletConnect: unknown) => parseDeployment(changed({ walletConnect }))
    expect(read({ projectId, relayUrl }).walletConnect).toEqual({ projectId, relayUrl })
    expect(read({ projectId }).walletConnect).toEqual({ projectId })
    for (const bad of [
      null,
      {},
      { projectId: 'x' },
      { projectId, relayUrl: 'https://x.example' },
    ]) {
      expect(() => read(bad)).toThrow(/walletConnect/)
    }
    expect(() => read({ projectId, telemetry: true })).toThrow('walletConnect.telemetry')
  })

  it.each([
    null,
    '',
    ' \n',
  ])('reports that the page was not served by the server for %j', (text) => {
    expect(() => parseDeployment(text)).toThrow(/no deployment data\. Serve it with/)
  })

  it.each([
    ['a text that is not JSON', '{"mode":', 'not JSON'],
    ['a list', '[]', '"deployment"'],
    ['null', 'null', '"deployment"'],
    ['another mode', changed({ mode: 'test' }), '"mode"'],
    ['an unknown field', changed({ debug: true }), '"deployment.debug"'],
    ['no instance', changed({ instanceId: undefined }), '"instanceId"'],
    ['an instance with markup', changed({ instanceId: '<b>' }), '"instanceId"'],
    ['a production instance in the demo', changed({ instanceId: 'production' }), '"instanceId"'],
    ['a public address with a slash', changed({ publicUrl: 'http://x.org/' }), '"publicUrl"'],
    ['a public address with a path', changed({ publicUrl: 'http://x.org/a' }), '"publicUrl"'],
    ['a script as address', changed({ publicUrl: 'javascript:alert(1)' }), '"publicUrl"'],
    ['no chains', changed({ chains: [] }), '"chains"'],
    ['chains that are not a list', changed({ chains: { 0: chain } }), '"chains"'],
    ['a chain twice', changed({ chains: [chain, chain] }), '"chains"'],
    ['a chain id as text', changedChain({ id: '1' }), '"chains[0].id"'],
    ['chain id 0', changedChain({ id: 0 }), '"chains[0].id"'],
    ['a fraction as chain id', changedChain({ id: 1.5 }), '"chains[0].id"'],
    ['a chain id beyond 2^53', changedChain({ id: 2 ** 53 }), '"chains[0].id"'],
    ['no endpoint', changedChain({ rpcUrls: [] }), '"chains[0].rpcUrls"'],
    ['an endpoint of files', changedChain({ rpcUrls: ['file:///etc'] }), '"chains[0].rpcUrls[0]"'],
    ['a relative endpoint', changedChain({ rpcUrls: ['/rpc/1'] }), '"chains[0].rpcUrls[0]"'],
    [
      'a password in an endpoint',
      changedChain({ rpcUrls: ['https://user:pass@rpc.example'] }),
      '"chains[0].rpcUrls[0]"',
    ],
    [
      'a WebSocket by http',
      changedChain({ webSocketUrls: ['http://localhost'] }),
      '"chains[0].webSocketUrls[0]"',
    ],
    ['null as WebSockets', changedChain({ webSocketUrls: null }), '"chains[0].webSocketUrls"'],
    [
      'no name of the explorer',
      changedChain({ explorerName: undefined }),
      '"chains[0].explorerName"',
    ],
    ['an empty name', changedChain({ explorerName: '' }), '"chains[0].explorerName"'],
    ['a padded name', changedChain({ explorerName: 'a ' }), '"chains[0].explorerName"'],
    ['a long name', changedChain({ explorerName: 'a'.repeat(41) }), '"chains[0].explorerName"'],
    ['a turning name', changedChain({ explorerName: 'a\u202eb' }), '"chains[0].explorerName"'],
    [
      'no address of the explorer',
      changedChain({ explorerUrl: undefined }),
      '"chains[0].explorerUrl"',
    ],
    [
      'a script as explorer',
      changedChain({ explorerUrl: 'javascript:alert(1)' }),
      '"chains[0].explorerUrl"',
    ],
    ['an unknown field in a chain', changedChain({ key: 'x' }), '"chains[0].key"'],
  ])('refuses %s and names the field', (_, text, place) => {
    expect(() => parseDeployment(text)).toThrow(DeploymentError)
    expect(() => parseDeployment(text)).toThrow(place)
  })

  it('reads whether signing in is required', () => {
    const required: Deployment = { ...demo, signIn: 'required' }
    expect(parseDeployment(JSON.stringify(required))).toEqual(required)
    expect(() => parseDeployment(JSON.stringify({ ...demo, signIn: 'maybe' }))).toThrow(
      DeploymentError,
    )
  })

  it('rejects arbitrary text, arbitrary JSON, and a valid deployment with one invalid value', () => {
    const refuses = (text: string) => {
      expect(() => parseDeployment(text)).toThrow(DeploymentError)
    }
    fc.assert(fc.property(fc.string(), refuses))
    fc.assert(fc.property(fc.json(), refuses))
    const places = ['mode', 'instanceId', 'publicUrl', 'chains'] as const
    const chainPlaces = ['id', 'rpcUrls', 'webSocketUrls', 'explorerUrl', 'explorerName'] as const
    // Numbers only replace the chain id, and texts nothing, since elsewhere they could be valid by
    // chance.
    const junk = fc.jsonValue().filter((value) => typeof value !== 'string')
    fc.assert(
      fc.property(fc.constantFrom(...places), junk, (place, value) =>
        refuses(changed({ [place]: value })),
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...chainPlaces), junk, (place, value) => {
        fc.pre(!(place === 'id' && Number.isSafeInteger(value) && Number(value) > 0))
        refuses(changedChain({ [place]: value }))
      }),
    )
  })

  it('returns only http(s) and ws(s) URLs for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (url) => {
        const text = changedChain({ rpcUrls: [url] })
        let accepted: string | undefined
        try {
          accepted = parseDeployment(text).chains[0]?.rpcUrls[0]
        } catch (error) {
          expect(error).toBeInstanceOf(DeploymentError)
          return
        }
        expect(accepted).toBe(url)
        expect(new URL(url).protocol).toMatch(/^https?:$/)
      }),
    )
  })
})
