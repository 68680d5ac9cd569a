import { describe, expect, it } from 'vitest'
import type { Deployment } from './deployment.ts'
import {
  appPolicy,
  contentPolicy,
  noFrameAncestors,
  PolicySourceError,
  type PolicySources,
  pageFrameAncestors,
} from './policy.ts'

const demo: Deployment = {
  mode: 'demo',
  instanceId: 'x',
  publicUrl: 'http://localhost:4700',
  chains: [
    {
      id: 1,
      rpcUrls: ['http://localhost:4700/rpc/1/a'],
      webSocketUrls: ['ws://localhost:4700/rpc/1/ws'],
      explorerUrl: 'http://localhost:4700/explorer/1',
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
      rpcUrls: ['https://one.example/v1/key', 'https://two.example:8443'],
      webSocketUrls: ['wss://one.example/ws'],
      explorerUrl: 'https://etherscan.io',
      explorerName: 'Etherscan',
    },
    {
      id: 2,
      rpcUrls: ['https://one.example/other'],
      explorerUrl: 'https://x.example',
      explorerName: 'X',
    },
  ],
}

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `))
}

describe('contentPolicy', () => {
  it('is exactly the strict policy of the demo', () => {
    expect(contentPolicy([appPolicy(demo)], { frameAncestors: pageFrameAncestors })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self' ws://localhost:4700; frame-src 'none'; manifest-src 'self'; worker-src 'none'; " +
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self' https://app.safe.global; " +
        "trusted-types 'none'; require-trusted-types-for 'script'",
    )
  })

  it('lets a production page reach the configured endpoints and nothing else', () => {
    const policy = contentPolicy([appPolicy(production)], { frameAncestors: noFrameAncestors })
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' wss://app.example.org https://one.example https://two.example:8443 wss://one.example",
    )
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  })

  it('adds what features declare, each source once', () => {
    const relay: PolicySources = {
      connect: ['wss://relay.example', "'self'"],
      frame: ['https://verify.example'],
      img: ['https://*.pictures.example'],
      reason: 'A test.',
    }
    const policy = contentPolicy([appPolicy(demo), relay, relay], {
      frameAncestors: noFrameAncestors,
    })
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' ws://localhost:4700 wss://relay.example",
    )
    expect(directive(policy, 'frame-src')).toBe('frame-src https://verify.example')
    expect(directive(policy, 'img-src')).toBe(
      "img-src 'self' data: blob: https://*.pictures.example",
    )
  })

  it('leaves out IPv6 addresses, which a policy cannot express', () => {
    const policy = contentPolicy([appPolicy({ ...demo, publicUrl: 'http://[::1]:4700' })], {
      frameAncestors: noFrameAncestors,
    })
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
  })

  it.each([
    ['connect', '*'],
    ['connect', 'https:'],
    ['connect', 'https://*'],
    ['connect', 'data:'],
    ['connect', "'unsafe-inline'"],
    ['connect', 'https://a.example https://b.example'],
    ['connect', 'https://a.example; script-src *'],
    ['connect', 'https://a.example/path'],
    ['connect', 'https://a.example\n'],
    ['connect', ''],
    ['img', "'unsafe-eval'"],
    ['img', 'https://*.com'],
    ['frame', 'blob:'],
    ['font', 'blob:'],
  ] as const)('refuses %s source %j', (kind, source) => {
    const policies: readonly PolicySources[] = [{ [kind]: [source], reason: 'A test.' }]
    expect(() => contentPolicy(policies, { frameAncestors: [] })).toThrow(PolicySourceError)
    expect(() => contentPolicy(policies, { frameAncestors: [] })).toThrow('Name an origin such as')
  })
})
