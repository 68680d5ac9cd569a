import { defaultLimits } from '@foyer/auth'
import { describe, expect, it } from 'vitest'
import { SettingsError } from '../../config/settings.ts'
import { readAuthSettings } from './authSettings.ts'

describe('readAuthSettings', () => {
  it('stores sessions in a file, trusts no proxy and queries no node by default', () => {
    for (const environment of [{}, { DATABASE_URL: '', TRUSTED_PROXIES: ' ', AUTH_RPC_1: '' }]) {
      expect(readAuthSettings(environment)).toEqual({
        databaseUrl: undefined,
        databaseFile: undefined,
        trustedProxies: [],
        contractAccounts: true,
        allowSingleEndpoint: false,
        crossOrigin: false,
        endpoints: new Map(),
        limits: defaultLimits,
        times: {},
      })
    }
  })

  it('reads every setting', () => {
    const settings = readAuthSettings({
      DATABASE_URL: ' postgres://foyer:secret@db.example/foyer ',
      DATABASE_FILE: '/var/lib/foyer/a.sqlite',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
      AUTH_CONTRACT_ACCOUNTS: 'off',
      AUTH_RPC_1: 'https://one.example/key, https://two.example',
      AUTH_RPC_8453: 'http://node:8545',
      AUTH_LIMIT_SECONDS: '60',
      AUTH_NONCES_PER_CLIENT: '7',
      AUTH_VERIFICATIONS_OVERALL: '99',
      AUTH_SESSIONS_PER_ACCOUNT: '3',
      AUTH_NONCE_MINUTES: '60',
    })
    expect(settings).toMatchObject({
      databaseUrl: 'postgres://foyer:secret@db.example/foyer',
      databaseFile: '/var/lib/foyer/a.sqlite',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
      contractAccounts: false,
      limits: {
        windowMs: 60_000,
        nonces: { perClient: 7, overall: defaultLimits.nonces.overall },
        verifications: { perClient: defaultLimits.verifications.perClient, overall: 99 },
        sessionsPerAddress: 3,
      },
      times: { nonce: 3_600_000 },
    })
    expect([...(settings.endpoints ?? [])]).toEqual([
      [1, ['https://one.example/key', 'https://two.example']],
      [8453, ['http://node:8545']],
    ])
  })

  it.each([
    ['DATABASE_URL', 'mysql://foyer:hidden@db/foyer', 'must start with postgres://'],
    ['DATABASE_URL', 'postgres://[hidden', 'must start with postgres://'],
    ['TRUSTED_PROXIES', 'proxy.example', 'TRUSTED_PROXIES contains "proxy.example"'],
    ['TRUSTED_PROXIES', '10.0.0.0/40', 'TRUSTED_PROXIES contains "10.0.0.0/40"'],
    ['AUTH_CONTRACT_ACCOUNTS', 'no', 'must be on or off'],
    ['AUTH_RPC_x', 'https://hidden.example', 'AUTH_RPC_x cannot be used'],
    ['AUTH_RPC_0', 'https://hidden.example', 'AUTH_RPC_0 cannot be used'],
    ['AUTH_RPC_1', 'hidden', 'AUTH_RPC_1 cannot be used'],
    ['AUTH_RPC_1', 'https://a.example,,', 'AUTH_RPC_1 cannot be used'],
    ['AUTH_RPC_1', 'https://me:hidden@a.example', 'AUTH_RPC_1 cannot be used'],
    ['AUTH_NONCES_PER_CLIENT', '0', 'must be a whole number of 1 or more'],
    ['AUTH_LIMIT_SECONDS', '1.5', 'must be a whole number of 1 or more'],
    ['AUTH_NONCE_MINUTES', '0', 'must be a whole number from 1 to 1440'],
    ['AUTH_NONCE_MINUTES', '1441', 'must be a whole number from 1 to 1440'],
    ['AUTH_OUTSTANDING_NONCES', 'many', 'must be a whole number of 1 or more'],
  ])('refuses %s=%s, explains the format and reveals no secret', (name, value, text) => {
    const read = () => readAuthSettings({ [name]: value })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(text)
    expect(read).toThrow(/Example: /)
    expect(read).not.toThrow(/hidden/)
  })
})
