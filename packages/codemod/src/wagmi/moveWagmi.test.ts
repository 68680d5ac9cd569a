import { expect, test } from 'vitest'
import { moveText } from '../testing/moveText.ts'

test('renames the aliases that wagmi 3 dropped, with all their uses', () => {
  const { text } = moveText(`import { useContractRead, WagmiConfig } from 'wagmi'
export const api = { useContractRead }
const read = () => useContractRead({ functionName: 'useContractRead' })
const page = <WagmiConfig config={config}>x</WagmiConfig>
other.useContractRead()
`)
  expect(text).toBe(`import { useReadContract, WagmiProvider } from 'wagmi'
export const api = { useContractRead: useReadContract }
const read = () => useReadContract({ functionName: 'useContractRead' })
const page = <WagmiProvider config={config}>x</WagmiProvider>
other.useContractRead()
`)
})

test('renames no property, attribute or export of the same name', () => {
  const { text } = moveText(`import { Context, useContractRead, useFeeData } from 'wagmi'
interface Props { Context: string; useFeeData(): void }
class Fees { Context = 1; get useContractRead() { return 1 } useFeeData() { return useFeeData() } }
enum Kind { Context }
const fees = { useFeeData() { return 1 } }
const { Context: own } = props
const page = <Page Context={Context} />
export { Context, useFeeData as fees }
export { Context as Other } from './other'
`)
  expect(text).toBe(`import { WagmiContext, useReadContract, useEstimateFeesPerGas } from 'wagmi'
interface Props { Context: string; useFeeData(): void }
class Fees { Context = 1; get useContractRead() { return 1 } useFeeData() { return useEstimateFeesPerGas() } }
enum Kind { Context }
const fees = { useFeeData() { return 1 } }
const { Context: own } = props
const page = <Page Context={WagmiContext} />
export { WagmiContext as Context, useEstimateFeesPerGas as fees }
export { Context as Other } from './other'
`)
})

test('imports a name once that the file also has in its new form', () => {
  const { text } = moveText(`import { useContractRead, useReadContract } from 'wagmi'
import { WagmiConfig } from 'wagmi'
import { WagmiProvider } from 'wagmi'
const reads = [useContractRead(a), useReadContract(b)]
const page = <WagmiConfig config={config}><WagmiProvider config={other} /></WagmiConfig>
`)
  expect(text).toBe(`import { useReadContract } from 'wagmi'
import { WagmiProvider } from 'wagmi'
const reads = [useReadContract(a), useReadContract(b)]
const page = <WagmiProvider config={config}><WagmiProvider config={other} /></WagmiProvider>
`)
})

test('keeps the local name of an alias', () => {
  expect(moveText("import { useContractRead as read } from 'wagmi'\nread()").text).toBe(
    "import { useReadContract as read } from 'wagmi'\nread()",
  )
})

test('keeps names that wagmi 3 still has', () => {
  const text = "import { useAccount } from 'wagmi'\nuseAccount()"
  expect(moveText(text)).toEqual({ text, notes: [], packages: [] })
})

test('reports names without a counterpart', () => {
  const { notes } = moveText(`import { useBalance, useToken } from 'wagmi'
import { porto } from 'wagmi/connectors'
useBalance({ token: '0x' })
`)
  expect(notes).toEqual([
    expect.stringMatching(/^1: .*useToken/),
    expect.stringMatching(/^3: useBalance takes no token/),
    expect.stringMatching(/^2: wagmi 3 has no connector porto/),
  ])
})

test('reports the packages that connectors need since wagmi 3', () => {
  const { packages } = moveText("import { injected, safe, walletConnect } from 'wagmi/connectors'")
  expect(packages).toEqual([
    '@safe-global/safe-apps-provider',
    '@safe-global/safe-apps-sdk',
    '@walletconnect/ethereum-provider',
  ])
})

test.each([
  "import { walletConnect } from '@wagmi/connectors'",
  "export { walletConnect } from 'wagmi/connectors'",
  "const { walletConnect } = await import('wagmi/connectors')",
  "import * as connectors from 'wagmi/connectors'\nconnectors.walletConnect({})",
])('finds the packages of connectors wherever they come from: %s', (source) => {
  expect(moveText(source).packages).toEqual(['@walletconnect/ethereum-provider'])
})

test("keeps wagmi's old name where the app has something of the new one", () => {
  const { text } = moveText(`import { WagmiConfig } from 'wagmi'
export function WagmiProvider({ children }) {
  return <WagmiConfig config={config}>{children}</WagmiConfig>
}
`)
  expect(text).toBe(`import { WagmiProvider as WagmiConfig } from 'wagmi'
export function WagmiProvider({ children }) {
  return <WagmiConfig config={config}>{children}</WagmiConfig>
}
`)
})

test('renames the actions that wagmi 3 dropped', () => {
  const { notes, text } =
    moveText(`import { fetchBalance, getToken, waitForTransaction } from '@wagmi/core'
import { switchNetwork as change } from 'wagmi/actions'
await fetchBalance(config, { address })
await waitForTransaction(config, { hash })
await change(config, { chainId: 1 })
`)
  expect(text).toBe(`import { getBalance, getToken, waitForTransactionReceipt } from '@wagmi/core'
import { switchChain as change } from 'wagmi/actions'
await getBalance(config, { address })
await waitForTransactionReceipt(config, { hash })
await change(config, { chainId: 1 })
`)
  expect(notes).toEqual([expect.stringMatching(/^1: .*getToken/)])
})

test('imports from the entries that wagmi 3 has', () => {
  const { notes, text } =
    moveText(`import { useCapabilities, useWriteContracts } from 'wagmi/experimental'
import { sendCalls } from '@wagmi/core/experimental'
import { getCapabilities } from 'wagmi/actions/experimental'
`)
  expect(text).toBe(`import { useCapabilities, useWriteContracts } from 'wagmi'
import { sendCalls } from '@wagmi/core'
import { getCapabilities } from 'wagmi/actions'
`)
  expect(notes).toEqual([expect.stringMatching(/^1: .*useWriteContracts; use useSendCalls/)])
})

test.each([
  "import { useFeeData } from 'wagmi'\nconst { data } = useFeeData()\ndata?.formatted.maxFeePerGas",
  "import { estimateFeesPerGas } from '@wagmi/core'\nconst fees = await estimateFeesPerGas(config)\nfees.formatted.gasPrice",
])('reports the texts of fees that wagmi 3 dropped: %s', (text) => {
  expect(moveText(text).notes).toEqual([expect.stringMatching(/^3: Fees have no formatted/)])
})

test('renames what a file passes on, under the names that other files know', () => {
  const { notes, text } = moveText(`export { useContractRead, WagmiConfig as Provider } from 'wagmi'
export { useCapabilities, useWriteContracts } from 'wagmi/experimental'
export { waitForTransaction } from '@wagmi/core'
`)
  expect(
    text,
  ).toBe(`export { useReadContract as useContractRead, WagmiProvider as Provider } from 'wagmi'
export { useCapabilities, useWriteContracts } from 'wagmi'
export { waitForTransactionReceipt as waitForTransaction } from '@wagmi/core'
`)
  expect(notes).toEqual([expect.stringMatching(/^2: wagmi 3 has no useWriteContracts/)])
})

test.each([
  ["import * as wagmi from 'wagmi'\nwagmi.useContractRead({})", /^2: .*useReadContract in wagmi 3/],
  ["import * as all from 'wagmi'\nconst a = <all.WagmiConfig />", /^2: .*WagmiProvider in wagmi 3/],
  ["\nconst wagmi = require('wagmi')\nwagmi.useToken()", /^3: wagmi 3 has no useToken/],
  ["\nconst { useContractRead } = await import('wagmi')", /^2: .*useReadContract in wagmi 3/],
  ["\nvi.mock('wagmi', () => ({ useContractRead: vi.fn() }))", /^2: .*useReadContract in wagmi 3/],
  ["\njest.mock('wagmi/experimental')", /^2: wagmi 3 has no wagmi\/experimental; .* in wagmi\./],
])('reports names of wagmi 2 that no import names: %s', (source, note) => {
  expect(moveText(source)).toEqual({
    text: source,
    packages: [],
    notes: [expect.stringMatching(note)],
  })
})

test('loads what wagmi 3 has elsewhere from there', () => {
  expect(moveText("const { useCapabilities } = await import('wagmi/experimental')").text).toBe(
    "const { useCapabilities } = await import('wagmi')",
  )
})

test('renames no property that a function takes apart', () => {
  const { text } = moveText(`import { useContractRead } from 'wagmi'
const read = ({ useContractRead }) => useContractRead()
const other = ({ use = useContractRead }) => use()
`)
  expect(text).toContain('({ useContractRead: useReadContract }) => useReadContract()')
  expect(text).toContain('({ use = useReadContract }) => use()')
})

test.each([
  ["import { formatUnits } from 'ethers'", 'formatBalance', 'formatUnits as formatBalance'],
  ["import { formatUnits as units } from 'viem'", 'units', 'formatUnits as units'],
])("formats balances beside the app's own names: %s", (own, local, imported) => {
  const { text } = moveText(`${own}
import { useBalance } from 'wagmi'
const { data } = useBalance()
const a = data?.formatted
function B() {
  const { data: { formatted } } = useBalance()
  return formatted
}
`)
  expect(text).toContain(own)
  expect(text).toContain(`import { ${imported} } from`)
  expect(text).toContain(`const a = (data && ${local}(data.value, data.decimals))`)
  expect(text).toContain(`const formatted = ${local}(value, decimals)`)
})
