import { describe, expect, it } from 'vitest'
import { publicUrlFor, readSettings, SettingsError } from './settings.ts'

describe('readSettings', () => {
  it('listens on localhost, port 4700, by default', () => {
    const defaults = { drainSeconds: 0, port: 4700, host: 'localhost', publicUrl: undefined }
    expect(readSettings({})).toEqual(defaults)
    expect(readSettings({ PORT: '', HOST: ' ', PUBLIC_URL: '' })).toEqual(defaults)
  })

  it.each([
    ['0', 0],
    ['80', 80],
    [' 8080 ', 8080],
    ['65535', 65535],
  ])('accepts the port %j', (text, port) => {
    expect(readSettings({ PORT: text }).port).toBe(port)
  })

  it.each([
    '65536',
    '-1',
    '4700.5',
    '0x50',
    'abc',
    '47 00',
    '1e3',
    '99999',
  ])('refuses the port %j and explains the format', (text) => {
    expect(() => readSettings({ PORT: text })).toThrow(SettingsError)
    expect(() => readSettings({ PORT: text })).toThrow(
      `PORT is "${text}", but must be a whole number from 0 to 65535`,
    )
  })

  it.each([
    ['192.168.1.5', '192.168.1.5'],
    ['Example.org', 'example.org'],
    ['::1', '::1'],
    ['[::1]', '::1'],
  ])('accepts the host %j', (text, host) => {
    expect(readSettings({ HOST: text }).host).toBe(host)
  })

  it.each([
    'http://localhost',
    'localhost:80',
    'a/b',
    'a b',
    '[::1',
    '-a',
    'a..',
    ':',
    '256.1.1.1',
  ])('refuses the host %j and explains the format', (text) => {
    expect(() => readSettings({ HOST: text })).toThrow(`HOST is "${text}", but must be only a host`)
  })

  it.each([
    '0.0.0.0',
    '0',
    '::',
    '[::]',
    '0:0::0',
    '::ffff:0.0.0.0',
  ])('refuses to listen on all addresses (%j) without a public URL', (HOST) => {
    expect(() => readSettings({ HOST, PORT: '8080' })).toThrow(
      `HOST is "${HOST}", which means all addresses of this machine, so PUBLIC_URL must name the one visitors open: PUBLIC_URL=http://<address of this machine>:8080`,
    )
    expect(() => readSettings({ HOST, PORT: '0' })).toThrow(
      'PUBLIC_URL=http://<address of this machine>:4700 with PORT=4700',
    )
    expect(readSettings({ HOST, PUBLIC_URL: 'http://192.168.1.5:4700' }).publicUrl).toBe(
      'http://192.168.1.5:4700',
    )
  })

  it.each([
    ['https://app.example.org', 'https://app.example.org'],
    ['https://app.example.org/', 'https://app.example.org'],
    ['HTTPS://App.Example.org:443', 'https://app.example.org'],
    ['http://localhost:4700', 'http://localhost:4700'],
  ])('accepts the public URL %j', (text, origin) => {
    expect(readSettings({ PUBLIC_URL: text }).publicUrl).toBe(origin)
  })

  it.each([
    'app.example.org',
    'ftp://example.org',
    'https://example.org/app',
    'https://example.org?x=1',
    'https://user:pass@example.org',
    'https://example.org/#x',
    'https://*.example.org',
    'javascript:alert(1)',
  ])('refuses the public URL %j and explains the format', (text) => {
    expect(() => readSettings({ PUBLIC_URL: text })).toThrow(
      `PUBLIC_URL is "${text}", but must be the URL visitors open`,
    )
  })
})

describe.each([
  ['SIGN_IN', 'signIn'],
  ['LOCK_SIGN_IN', 'lockSignIn'],
] as const)('%s', (name, setting) => {
  it('is optional by default, otherwise as configured', () => {
    expect(readSettings({})[setting]).toBeUndefined()
    expect(readSettings({ [name]: 'optional' })[setting]).toBe('optional')
    expect(readSettings({ [name]: ' required ' })[setting]).toBe('required')
  })

  it.each(['yes', 'REQUIRED', 'off'])('refuses %j and explains the format', (text) => {
    expect(() => readSettings({ [name]: text })).toThrow(/"optional" or "required"/)
  })
})

describe('publicUrlFor', () => {
  it.each([
    ['localhost', 4700, 'http://localhost:4700'],
    ['localhost', 80, 'http://localhost'],
    ['::1', 4700, 'http://[::1]:4700'],
    ['192.168.1.5', 8080, 'http://192.168.1.5:8080'],
  ])('names host %s and port %i as %s', (host, port, url) => {
    expect(publicUrlFor(host, port)).toBe(url)
  })
})
