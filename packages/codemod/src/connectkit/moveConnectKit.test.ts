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
    expect(text).toContain('import { ConnectButton as KitConnectButton } from')
    expect(text).toContain('<KitConnectButton.Custom>')
    expect(text).toContain('</KitConnectButton.Custom>')
    expect(text).toContain('export const ConnectButton = () => (')
  })

  test('open the networks where the account dialog cannot open', () => {
    const { text } = move(`import { ConnectKitButton } from 'connectkit'
const b = <ConnectKitButton.Custom>{({ show }) => <button onClick={show} />}</ConnectKitButton.Custom>
`)
    expect(text).toContain(
      'const show = chain?.unsupported ? openChainModal : account ? openAccountModal : openConnectModal;',
    )
  })

  test('shadow no name that the render function uses, and declare none twice', () => {
    const { notes, text } = move(`import { ConnectKitButton } from 'connectkit'
const account = useAccount()
const a = <ConnectKitButton.Custom>{({ isConnected }) => <b>{isConnected && account.address}</b>}</ConnectKitButton.Custom>
const b = <ConnectKitButton.Custom>{({ address: account, ensName }) => <b>{account}{ensName}</b>}</ConnectKitButton.Custom>
`)
    expect(text).toContain('(kit) => {')
    expect(text).toContain('const isConnected = kit.account !== undefined;')
    expect(text).toContain('const account = kit.account?.address;')
    expect(text).toContain('const ensName = kit.account?.ensName;')
    expect(notes).toEqual([])
  })

  test('keep the shortened address, also of an account with a name', () => {
    const { text } = move(`import { ConnectKitButton } from 'connectkit'
const a = <ConnectKitButton.Custom>{({ truncatedAddress }) => <b>{truncatedAddress}</b>}</ConnectKitButton.Custom>
`)
    expect(text).toContain('const truncatedAddress = account && shortenAddress(account.address);')
    expect(text).toMatch(/import \{ shortenAddress, ConnectButton \} from "@foyer\/kit"/)
  })

  test.each([
    '<ConnectKitButton.Custom>{renderButton}</ConnectKitButton.Custom>',
    '<ConnectKitButton.Custom children={renderButton} />',
    '<ConnectKitButton.Custom>{function (given) { return null }}</ConnectKitButton.Custom>',
    '<ConnectKitButton.Custom>{({ show, ...rest }) => <b {...rest} />}</ConnectKitButton.Custom>',
  ])('report a render function that is left: %s', (button) => {
    const { notes } = move(`import { ConnectKitButton } from 'connectkit'\nconst b = ${button}\n`)
    expect(notes).toEqual([expect.stringMatching(/^2: ConnectButton\.Custom gives/)])
  })

  test('may be inside each other', () => {
    const { notes, text } = move(`import { ConnectKitButton } from 'connectkit'
const b = <ConnectKitButton.Custom>{({ isConnected }) => isConnected
  ? <ConnectKitButton.Custom>{({ address }) => <b>{address}</b>}</ConnectKitButton.Custom>
  : <ConnectKitButton />}</ConnectKitButton.Custom>
`)
    expect(text).toContain('const isConnected = kit.account !== undefined;')
    expect(text).toContain('const address = account?.address;')
    expect(text).toContain(': <ConnectButton showBalance={false} />')
    expect(text).not.toContain('ConnectKit')
    expect(notes).toEqual([])
  })

  test("report what the kit's chain lacks", () => {
    const { notes } = move(`import { ConnectKitButton } from 'connectkit'
const b = <ConnectKitButton.Custom>{({ chain: net }) => <b>{net?.name} {net?.nativeCurrency.symbol} {net.unsupported}</b>}</ConnectKitButton.Custom>
`)
    expect(notes).toEqual([expect.stringMatching(/^\d+: .*no nativeCurrency.*useChains/)])
  })

  test('report only what the render function uses', () => {
    const { notes } = move(`import { ConnectKitButton } from 'connectkit'
const b = <ConnectKitButton.Custom>{({ show, hide }) => <b onClick={show} />}</ConnectKitButton.Custom>
const c = <ConnectKitButton.Custom>{({ hide }) => <b onClick={hide} />}</ConnectKitButton.Custom>
`)
    expect(notes).toEqual([expect.stringMatching(/^\d+: hide of ConnectKitButton\.Custom has no/)])
  })
})

describe('useChainIsSupported', () => {
  test('is moved wherever it is called, without shadowing what it is given', () => {
    const { text } = move(`import { useChainIsSupported } from 'connectkit'
const a = useChainIsSupported(chain?.id)
const b = useChainIsSupported(id)
`)
    expect(text).toBe(`import { useChains } from "wagmi";

const a = useChains().some((configured) => configured.id === chain?.id)
const b = useChains().some((configured) => configured.id === id)
`)
  })

  test.each([
    ['chainId || fallback', '(chainId || fallback)'],
    ['chainId ?? 1', '(chainId ?? 1)'],
    ['wide ? 1 : 2', '(wide ? 1 : 2)'],
    ['id as number', '(id as number)'],
    ['1', '1'],
    ['ids[0]', 'ids[0]'],
    ['account.chainId!', 'account.chainId!'],
    ['Number(id)', 'Number(id)'],
  ])('compares all of %s', (given, compared) => {
    const { text } = move(`import { useChainIsSupported } from 'connectkit'
const a = useChainIsSupported(${given})
`)
    expect(text).toContain(`some((configured) => configured.id === ${compared})`)
  })
})

test('useChainIsSupported calls no hook that it is given in a callback', () => {
  const source = `import { useChainIsSupported } from 'connectkit'
const a = useChainIsSupported(useAccount().chainId)
`
  expect(move(source).text).toContain(
    'const a = useChains().map((configured): number | undefined => configured.id).includes(useAccount().chainId)',
  )
  expect(move(source, { path: '/app.jsx' }).text).toContain(
    'const a = useChains().map((configured) => configured.id).includes(useAccount().chainId)',
  )
})

describe('useModal', () => {
  test('keeps the other variables of its statement', () => {
    const { text } = move(`import { useModal } from 'connectkit'
const a = 1, { openProfile } = useModal()
const { openAbout } = useModal(), b = 2
`)
    expect(text).toContain('const a = 1')
    expect(text).toContain('b = 2')
  })

  test('reports callbacks and results without a counterpart, and imports nothing for them', () => {
    const { notes, text } = move(`import { useModal } from 'connectkit'
const { openSIWE } = useModal({ onConnect: track })
const { open, ...rest } = useModal()
`)
    expect(notes).toEqual([
      expect.stringMatching(/^2: .*onConnect.*useConnectionEffect/),
      expect.stringMatching(/^2: openSIWE of useModal: .*useSignIn/),
      expect.stringMatching(/^\d+: useModal: use useConnectModal/),
      expect.stringMatching(/^\d+: connectkit: useModal/),
    ])
    expect(text).not.toContain('@foyer/kit')
  })

  test("leaves the app's own hook of that name alone", () => {
    const own = `import { useModal } from '@/hooks/useModal'
const { open, setOpen } = useModal()
`
    const { notes, text } = move(`import { useModal as useConnectKitModal } from 'connectkit'
${own}const kit = useConnectKitModal()
`)
    expect(text).toContain(own)
    expect(text).not.toContain('@foyer/kit')
    expect(notes).toEqual([expect.stringMatching(/^1: connectkit: useModal is left/)])
  })

  test('declares each dialog once in a component that calls it twice', () => {
    const { text } = move(`import { useModal } from 'connectkit'
export const A = () => {
  const { openProfile } = useModal()
  const { setOpen } = useModal()
  const { open } = useModal()
  return null
}
export function B() {
  const { setOpen } = useModal()
}
`)
    const [first = '', second = ''] = text.split('function B')
    for (const part of [first, second]) {
      for (const hook of ['useConnectModal', 'useAccountModal', 'useChainModal']) {
        expect(part.split(`= ${hook}()`), hook).toHaveLength(2)
      }
    }
  })

  test('opens and closes whichever dialog the connection allows', () => {
    const { text } = move(`import { useModal } from 'connectkit'
const { open, setOpen, openProfile } = useModal()
`)
    expect(text).toContain(
      'const open = connectModal.isOpen || accountModal.isOpen || chainModal.isOpen;',
    )
    expect(text).toContain('const modals = [connectModal, accountModal, chainModal];')
    expect(text).toContain('if (show) modals.find((modal) => modal.canOpenModal)?.open();')
    expect(text).toContain('else for (const modal of modals) modal.close();')
    expect(text).toContain(
      'const openProfile = () => (accountModal.canOpenModal ? accountModal : chainModal).open();',
    )
    expect(text.match(/= useAccountModal\(\)/g)).toHaveLength(1)
  })
})

describe("the app's own names", () => {
  test('are not declared twice', () => {
    const { text } = move(`import { ConnectKitProvider, useModal } from 'connectkit'
import { kitConfig } from './config'
const { open: connectModal, setOpen } = useModal()
const app = <ConnectKitProvider>{kitConfig.title}</ConnectKitProvider>
`)
    expect(text.match(/const connectModal\b/g)).toHaveLength(1)
    expect(text).toContain('const kitConnectModal = useConnectModal();')
    expect(text).toContain('const modals = [kitConnectModal, accountModal, chainModal];')
    expect(text).toContain('const foyerConfig = createHostedKitConfig({')
    expect(text).toContain('<KitProvider config={foyerConfig}>')
  })
})

describe('the provider', () => {
  const provider = `import { ConnectKitProvider } from 'connectkit'
const app = <ConnectKitProvider>x</ConnectKitProvider>
`
  test('has the name of the app, whatever it contains', () => {
    const name = "Bob's \\ shop"
    const { notes, text } = move(provider, { appName: name })
    expect(text).toContain(String.raw`appName: 'Bob\'s \\ shop',`)
    expect(notes).toEqual([])
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
    expect(text).toContain('<ConnectButton showBalance />')
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
