import { describe, expect, test } from 'vitest'
import { moveConnectKitText as move } from '../testing/moveConnectKitText.ts'

describe('buttons', () => {
  test('keep their balance hidden, which ConnectKit did unless told otherwise', () => {
    const { text } = move(`import { ConnectKitButton } from 'connectkit'
const plain = <ConnectKitButton label="Go" />
const shown = <ConnectKitButton showBalance={wide} />
`)
    expect(text).toContain('<ConnectButton label="Go" showBalance={false} />')
    expect(text).toContain('<ConnectButton showBalance={wide} />')
  })

  test('keep a condition of the avatar, and report props that are spread', () => {
    const { notes, text } = move(`import { ConnectKitButton } from 'connectkit'
const button = <ConnectKitButton showBalance showAvatar={a || b} />
const other = <ConnectKitButton {...props} />
`)
    expect(text).toContain(
      `<ConnectButton showBalance accountStatus={(a || b) ? 'full' : 'address'} />`,
    )
    expect(notes).toEqual([expect.stringMatching(/^3: .*spread/)])
  })

  test("do not collide with a component of the app's own", () => {
    const { text } = move(`import { ConnectKitButton } from 'connectkit'
export const ConnectButton = () => (
  <ConnectKitButton.Custom>{({ show }) => <button onClick={show}>Go</button>}</ConnectKitButton.Custom>
)
`)
    expect(text).toContain('import { ConnectButton as ConnectKitButton } from')
    expect(text).toContain('<ConnectKitButton.Custom>')
    expect(text).toContain('</ConnectKitButton.Custom>')
    expect(text).toContain('export const ConnectButton = () => (')
    expect(text).not.toContain('connectkit')
  })

  test('leave to their app what a custom one draws', () => {
    const { notes, text } = move(`import { ConnectKitButton } from 'connectkit'
const b = <ConnectKitButton.Custom>{({ show }) => <button onClick={show} />}</ConnectKitButton.Custom>
const c = <ConnectKitButton.Custom children={renderButton} />
`)
    expect(text).toContain('<ConnectButton.Custom>{({ show }) => <button onClick={show} />}')
    expect(text).toContain('<ConnectButton.Custom children={renderButton} />')
    expect(text).not.toContain('connectkit')
    expect(notes).toEqual([expect.stringMatching(/^2: ConnectButton\.Custom passes.*2 places/)])
  })
})

test('hooks without a counterpart are left, with what to use instead', () => {
  const { notes, text } = move(`import { useModal, useChainIsSupported } from 'connectkit'
const { setOpen } = useModal({ onConnect: track })
const isSupported = useChainIsSupported(id)
`)
  expect(notes).toEqual([
    expect.stringMatching(/^1: useModal: .*useConnectModal, useAccountModal/),
    expect.stringMatching(/^1: useChainIsSupported: .*useChains/),
  ])
  expect(text).toContain('const { setOpen } = useModal({ onConnect: track })')
})

describe('the provider', () => {
  const provider = `import { ConnectKitProvider } from 'connectkit'
const app = <ConnectKitProvider>x</ConnectKitProvider>
`
  test('has the name of the app, whatever it contains, and a config of its own', () => {
    const name = String.raw`'Bob\'s \\ shop'`
    const { notes, text } = move(`const kitConfig = 1\n${provider}`, { appName: name })
    expect(text).toContain(`const kitConfig2 = createHostedKitConfig({\n  appName: ${name},`)
    expect(text).toContain('<KitProvider config={kitConfig2}>')
    expect(notes).toEqual([])
  })

  test.each([
    ["import texts from './texts'", 'texts.name'],
    ["import { texts } from './texts'", 'texts.name'],
    ["const title = 'Shop'", "[title, 'admin'].join()"],
    ['', 'import.meta.env.VITE_NAME'],
    ['', "process.env.NAME ?? 'Shop'"],
  ])('has the expression that the file has for it: %s, %s', (known, name) => {
    const config = `import { getDefaultConfig } from 'connectkit'
${known}
const config = createConfig(getDefaultConfig({ appName: ${name}, chains: [mainnet] }))
`
    const { notes, text } = move(`${config}${provider}`, {})
    expect(text).toContain(`createHostedKitConfig({\n  appName: ${name},`)
    expect(text.indexOf(known)).toBeLessThan(text.indexOf('createHostedKitConfig({'))
    expect(notes).toEqual([])
  })

  test('takes no name that only a function knows', () => {
    const { notes, text } = move(
      `import { getDefaultConfig } from 'connectkit'
const configOf = (shop) => createConfig(getDefaultConfig({ appName: shop.name, chains: [mainnet] }))
${provider}`,
      {},
    )
    expect(text).toContain("appName: 'My app'")
    expect(notes).toEqual([expect.stringMatching(/appName: replace/)])
  })

  test('keeps the options that the kit has too, and names the others', () => {
    const { notes, text } = move(`import { ConnectKitProvider } from 'connectkit'
const app = (
  <ConnectKitProvider theme="soft" options={{
    language,
    disclaimer: <>By connecting you accept the <a href="/terms">terms</a>.</>,
    initialChainId: 8453,
    customAvatar: Face,
    walletOnboardingUrl: help,
    hideTooltips: true,
    embedGoogleFonts: true,
  }}>x</ConnectKitProvider>
)
`)
    for (const prop of [
      'locale={language}',
      'disclaimer={({ Text }) => <Text>{<>By connecting you accept the <a href="/terms">terms</a>.</>}</Text>}',
      'initialChain={8453}',
      'avatar={Face}',
      'learnMoreUrl={help}',
    ]) {
      expect(text).toContain(` ${prop}`)
    }
    expect(text).not.toMatch(/options|soft|hideTooltips/)
    expect(notes).toEqual([
      expect.stringMatching(/^\d+: avatar: the kit passes address, ensImage and size/),
      expect.stringMatching(
        /^\d+: hideTooltips, embedGoogleFonts: removed from ConnectKitProvider\. The kit/,
      ),
      expect.stringMatching(/^\d+: theme: removed from ConnectKitProvider\. .*defineTheme/),
    ])
  })

  test('asks for no chain where ConnectKit asked for none', () => {
    const { text } = move(
      provider.replace('Provider>x', 'Provider options={{ initialChainId: 0 }}>x'),
    )
    expect(text).toContain('<KitProvider initialChain={undefined} config=')
  })

  test.each([
    'options={options}',
    'options={{ ...shared, language }}',
    'onConnect={track}',
    '{...props}',
  ])('leaves what it cannot read, with a note: %s', (given) => {
    const { notes, text } = move(provider.replace('Provider>x', `Provider ${given}>x`))
    expect(text).toContain(`<KitProvider ${given} config={kitConfig}>`)
    expect(notes).toEqual([expect.stringMatching(/^\d+: .*: left, but no prop of KitProvider/)])
  })

  test('says so if it found no name', () => {
    const { notes, text } = move(provider, {})
    expect(text).toContain("appName: 'My app'")
    expect(notes).toEqual([expect.stringMatching(/appName/)])
  })
})

describe('imports', () => {
  test('are moved under an alias too', () => {
    const { notes, text } = move(`import { ConnectKitButton as Button } from 'connectkit'
const button = <Button showBalance />
`)
    expect(text).toContain('<Button showBalance />')
    expect(text).toContain('import { ConnectButton as Button } from')
    expect(text).not.toContain('connectkit')
    expect(notes).toEqual([])
  })

  test.each([
    "import { ConnectKitButton } from 'connectkit'\nconst Wide = styled(ConnectKitButton)``",
    "import * as kit from 'connectkit'\nconst button = <kit.ConnectKitButton />",
    "export { ConnectKitButton } from 'connectkit'",
    "const Button = lazy(() => import('connectkit').then((module) => module.ConnectKitButton))",
    "vi.mock('connectkit', () => ({}))",
    "import { configureServerSideSIWE } from 'connectkit-next-siwe'",
  ])('that are left are reported: %s', (text) => {
    expect(move(text).notes).toEqual([expect.stringMatching(/^1: connectkit/)])
  })

  test('stay below a directive, also where the only one is replaced', () => {
    const { text } = move(`'use client'
import { useChains } from 'connectkit'
const chains = useChains()
`)
    expect(text).toMatch(/^'use client'\n+import \{ useChains \} from ["']wagmi["'];?\n/)
    expect(text).not.toContain('connectkit')
  })

  test('never join a namespace', () => {
    const { text } = move(`import { useChains } from 'connectkit'
import * as wagmi from 'wagmi'
const chains = useChains()
`)
    expect(text).toContain("import * as wagmi from 'wagmi'")
    expect(text).toMatch(/import \{ useChains \} from ["']wagmi["']/)
  })
})

test.each([
  ["'0123abcd'", "walletConnect({ projectId: '0123abcd', metadata: { name: 'A' } })"],
  [
    'process.env.PROJECT_ID!',
    "...(process.env.PROJECT_ID! ? [walletConnect({ projectId: process.env.PROJECT_ID!, metadata: { name: 'A' } })] : [])",
  ],
  [
    'isProd ? PROD : DEV',
    "...((isProd ? PROD : DEV) ? [walletConnect({ projectId: isProd ? PROD : DEV, metadata: { name: 'A' } })] : [])",
  ],
  [
    "env['ID']",
    "...(env['ID'] ? [walletConnect({ projectId: env['ID'], metadata: { name: 'A' } })] : [])",
  ],
])('a WalletConnect id of %s, which may be empty unless it is written there', (id, expected) => {
  const { text } = move(`import { getDefaultConfig } from 'connectkit'
const config = createConfig(getDefaultConfig({ appName: 'A', walletConnectProjectId: ${id}, chains: [mainnet] }))
`)
  expect(text).toContain(`[${expected}, coinbase({ appName: 'A' }), safe()]`)
  expect(text).toMatch(
    /import \{ walletConnect, coinbase, safe \} from ['"]@foyer\/kit\/wallets['"]/,
  )
})
