import { describe, expect, test } from 'vitest'
import { moveConnectKitText as move } from '../testing/moveConnectKitText.ts'

describe('getDefaultConfig', () => {
  const config = (options: string) =>
    move(`import { getDefaultConfig } from 'connectkit'
import { createConfig } from 'wagmi'
const config = createConfig(getDefaultConfig({ appName: 'Shop', ${options} }))
`)

  test.each([
    'chains: [mainnet, ...tests]',
    'chains: [isTest ? sepolia : mainnet]',
    'chains',
  ])('reports transports that cannot be read off: %s', (chains) => {
    const { notes, text } = config(chains)
    expect(text).not.toContain('transports:')
    expect(notes).toEqual([expect.stringMatching(/^3: .*transports.*http\(\)/)])
  })

  test('is moved where a function returns it', () => {
    const { text } = move(`import { getDefaultConfig } from 'connectkit'
import { http as viemHttp } from 'viem'
export const options = () => getDefaultConfig({ appName: 'Shop', chains: [mainnet] })
`)
    expect(text).toMatch(/options = \(\) => \(\{.*\}\)\n/s)
    expect(text).toMatch(/import \{ http \} from ["']wagmi["']/)
  })

  test('adds no transports beside a client, and leaves no option that wagmi does not have', () => {
    const { notes, text } = config(
      'chains: [mainnet], client, familyOptions: {}, enableFamily: true',
    )
    expect(text).not.toMatch(/transports|[fF]amily/)
    expect(notes).toEqual([])
  })

  test('leaves options that are spread, since it cannot read them', () => {
    const { notes, text } = config('chains: [mainnet], ...shared')
    expect(text).toContain("getDefaultConfig({ appName: 'Shop', chains: [mainnet], ...shared })")
    expect(notes).toEqual([
      expect.stringMatching(/^1: connectkit: getDefaultConfig is left/),
      expect.stringMatching(/^3: .*\.\.\.shared.*walletConnect/),
    ])
  })

  test.each([
    ['connectors: extra?.connectors', 'connectors: extra?.connectors ?? OWN'],
    ['connectors', 'connectors: connectors ?? OWN'],
    ['connectors: connectorsOf(extra)', 'connectors: connectorsOf(extra) ?? OWN'],
    ['connectors: isTest ? mocks : undefined', 'connectors: (isTest ? mocks : undefined) ?? OWN'],
    ['connectors: [injected()]', 'connectors: [injected()]'],
    ['connectors: [injected()] as const', 'connectors: [injected()] as const'],
  ])("uses the kit's own connectors where an option may be undefined: %s", (given, expected) => {
    const { notes, text } = config(`chains: [mainnet], transports: {}, ${given}`)
    const own = "[coinbase({ appName: 'Shop' }), safe()]"
    expect(text).toContain(`transports: {}, ${expected.replace('OWN', own)} }`)
    expect(text.includes('@foyer/kit/wallets')).toBe(expected.includes('OWN'))
    expect(notes).toEqual([])
  })

  test('knows an option that is a constant of the file', () => {
    const { text } = move(`import { getDefaultConfig } from 'connectkit'
const connectors = [injected()]
const config = createConfig(getDefaultConfig({ appName: 'A', chains: [mainnet], connectors, transports: {} }))
`)
    expect(text).toContain('{ chains: [mainnet], connectors, transports: {} }')
  })

  test.each([
    ['transports: extra?.transports', 'transports: extra?.transports ?? OWN'],
    ['transports', 'transports: transports ?? OWN'],
    ['transports: isTest ? mocks : undefined', 'transports: (isTest ? mocks : undefined) ?? OWN'],
  ])('has a transport for each chain where that option may be undefined: %s', (given, expected) => {
    const { notes, text } = config(`chains: [mainnet], connectors: [], ${given}`)
    expect(text).toContain(expected.replace('OWN', '{ [mainnet.id]: http() }'))
    expect(text).toMatch(/import \{ createConfig, http \} from 'wagmi'/)
    expect(notes).toEqual([])
  })

  test('takes the comments of its own options along, wherever a comma is', () => {
    const { text } = move(`import { getDefaultConfig } from 'connectkit'
const config = createConfig(
  getDefaultConfig({ // all options
    // Your dApps chains
    chains: [mainnet], // one
    transports: { [mainnet.id]: http() },

    // Required API Keys
    walletConnectProjectId: 'id',

    // Required App Info
    appName: 'Shop', // its name
    /* Kept */ ssr: true,
    appUrl: 'https://shop.test'
    // Nothing else
  }),
)
`)
    expect(text.replace(/^ +/gm, '')).toContain(`{ // all options
// Your dApps chains
chains: [mainnet], // one
transports: { [mainnet.id]: http() },
/* Kept */ ssr: true,
connectors: [walletConnect({ projectId: 'id', metadata: { name: 'Shop', url: 'https://shop.test' } }), coinbase({ appName: 'Shop' }), safe()]
// Nothing else
}`)
  })

  test.each([
    ['const options = GET', 'const options = SET'],
    ['const all = { ...GET, ssr: true }', 'const all = { ...SET, ssr: true }'],
    ['const one = () => GET as Options', 'const one = () => (SET) as Options'],
    ['const one = () => GET.chains', 'const one = () => (SET).chains'],
    ['GET.chains.map(show)', '(SET).chains.map(show)'],
  ])('keeps the chains a tuple where no call receives them, and is no block: %s', (from, to) => {
    const { text } = move(`import { getDefaultConfig } from 'connectkit'
const transports = {};
${from.replace('GET', "getDefaultConfig({ appName: 'A', chains: [mainnet], transports })")}
`)
    const object =
      "{ chains: [mainnet] as const, transports, connectors: [coinbase({ appName: 'A' }), safe()] }"
    expect(text).toContain(to.replace('SET', object))
  })

  test('writes no types into JavaScript', () => {
    const { text } = move(
      `import { getDefaultConfig } from 'connectkit'
export const options = getDefaultConfig({ appName: 'A', chains: [mainnet] })
`,
      { path: '/app.js' },
    )
    expect(text).toContain('options = { chains: [mainnet], transports:')
  })

  test('uses an http that is imported already', () => {
    const { text } = move(`import { getDefaultConfig } from 'connectkit'
import { http } from 'viem'
import { createConfig } from 'wagmi'
const config = createConfig(getDefaultConfig({ appName: 'Shop', chains: [mainnet] }))
const other = createConfig(getDefaultConfig({ appName: 'Shop', chains: [base] }))
`)
    expect(text.match(/\bhttp\b(?!\()/g)).toHaveLength(1)
    expect(text).not.toContain('getDefaultConfig')
  })
})
