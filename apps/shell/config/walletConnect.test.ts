import { describe, expect, it } from 'vitest'
import { contentPolicy } from './policy.ts'
import { SettingsError } from './settings.ts'
import { demoWalletConnect, readWalletConnect, walletConnectPolicy } from './walletConnect.ts'

const id = '0123456789abcdef0123456789abcdef'
const deployment = {
  mode: 'production',
  instanceId: 'production',
  publicUrl: 'https://app.example.org',
  chains: [],
} as const

describe('WalletConnect settings from the environment', () => {
  it('is off without a project id', () => {
    expect(readWalletConnect({})).toBeUndefined()
    expect(readWalletConnect({ WALLETCONNECT_PROJECT_ID: ' ' })).toBeUndefined()
  })

  it('accepts a project id and a custom relay', () => {
    expect(readWalletConnect({ WALLETCONNECT_PROJECT_ID: ` ${id}\n` })).toEqual({ projectId: id })
    const relayUrl = 'wss://relay.example/path'
    expect(
      readWalletConnect({ WALLETCONNECT_PROJECT_ID: id, WALLETCONNECT_RELAY_URL: relayUrl }),
    ).toEqual({ projectId: id, relayUrl })
  })

  it.each([
    [{ WALLETCONNECT_PROJECT_ID: 'YOUR_PROJECT_ID' }, '32 hexadecimal digits'],
    [{ WALLETCONNECT_RELAY_URL: 'wss://relay.example' }, 'Set both, or neither'],
    [
      { WALLETCONNECT_PROJECT_ID: id, WALLETCONNECT_RELAY_URL: 'https://relay.example' },
      'must start with wss://',
    ],
    [{ WALLETCONNECT_PROJECT_ID: id, WALLETCONNECT_RELAY_URL: 'relay' }, 'must start with wss://'],
  ])('%j fails the start and explains the format', (environment, text) => {
    expect(() => readWalletConnect(environment)).toThrow(SettingsError)
    expect(() => readWalletConnect(environment)).toThrow(text)
  })
})

describe('the relay in the content policy', () => {
  it('is absent without a project id', () => {
    expect(walletConnectPolicy(deployment)).toEqual([])
  })

  it('is the configured one, and no other host of its vendor', () => {
    const usual = walletConnectPolicy({ ...deployment, walletConnect: { projectId: id } })
    expect(contentPolicy(usual, { frameAncestors: [] })).toContain(
      'connect-src wss://relay.walletconnect.org; frame-src',
    )
    const relayUrl = 'wss://relay.example:8443/path?x=1'
    const [other] = walletConnectPolicy({
      ...deployment,
      walletConnect: { projectId: id, relayUrl },
    })
    expect(other?.connect).toEqual(['wss://relay.example:8443'])
  })

  it('needs no source of its own in the demo, which serves the relay itself', () => {
    const { publicUrl } = deployment
    const walletConnect = demoWalletConnect(publicUrl)
    expect(walletConnect.relayUrl).toBe('wss://app.example.org/demo/relay')
    expect(walletConnectPolicy({ ...deployment, walletConnect })).toEqual([])
  })
})
