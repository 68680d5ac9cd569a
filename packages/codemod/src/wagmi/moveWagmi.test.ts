import { IndentationText, Project } from 'ts-morph'
import { expect, test } from 'vitest'
import { moveWagmi } from './moveWagmi.ts'

function move(text: string) {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  })
  const file = project.createSourceFile('/app.tsx', text)
  const notes: string[] = []
  const packages = moveWagmi(file, (node, message) =>
    notes.push(`${node.getStartLineNumber()}: ${message}`),
  )
  return { text: file.getFullText(), notes, packages }
}

test('renames the aliases that wagmi 3 dropped, with all their uses', () => {
  const { text } = move(`import { useContractRead, WagmiConfig } from 'wagmi'
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
  const { text } = move(`import { Context, useContractRead, useFeeData } from 'wagmi'
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
  const { text } = move(`import { useContractRead, useReadContract } from 'wagmi'
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
  expect(move("import { useContractRead as read } from 'wagmi'\nread()").text).toBe(
    "import { useReadContract as read } from 'wagmi'\nread()",
  )
})

test('keeps names that wagmi 3 still has', () => {
  const text = "import { useAccount } from 'wagmi'\nuseAccount()"
  expect(move(text)).toEqual({ text, notes: [], packages: [] })
})

test('formats balances with viem, since useBalance no longer does', () => {
  const { text } = move(`import { useBalance } from 'wagmi'
import { parseEther } from 'viem'
const { data: balance } = useBalance({ address })
const other = useBalance()
const line = <p>{balance?.formatted} {balance.formatted} {other.data?.formatted} {price.formatted}</p>
`)
  expect(text).toBe(`import { useBalance } from 'wagmi'
import { parseEther, formatUnits } from 'viem'
const { data: balance } = useBalance({ address })
const other = useBalance()
const line = <p>{(balance && formatUnits(balance.value, balance.decimals))} {formatUnits(balance.value, balance.decimals)} {(other.data && formatUnits(other.data.value, other.data.decimals))} {price.formatted}</p>
`)
})

test('formats balances behind a non-null assertion or an optional result', () => {
  const { text } = move(`import { formatUnits } from 'viem'
import { useBalance } from 'wagmi'
const own = useBalance()
const texts = [own.data!.formatted, own?.data?.formatted, own!.data!.formatted]
`)
  expect(text).toBe(`import { formatUnits } from 'viem'
import { useBalance } from 'wagmi'
const own = useBalance()
const texts = [formatUnits(own.data!.value, own.data!.decimals), (own?.data && formatUnits(own?.data.value, own?.data.decimals)), formatUnits(own!.data!.value, own!.data!.decimals)]
`)
})

test('ends a chain of optional calls where it ended', () => {
  const { text } = move(`import { formatUnits } from 'viem'
import { useBalance } from 'wagmi'
const { data } = useBalance()
const texts = [data?.formatted.slice(0, 6).trim(), data?.formatted[0], data?.formatted?.at(0)]
const more = [data?.formatted!.slice(0, 6).trim(), data?.formatted!]
`)
  const formatted = '(data && formatUnits(data.value, data.decimals))'
  expect(text).toContain(
    `[${formatted}?.slice(0, 6).trim(), ${formatted}?.[0], ${formatted}?.at(0)]`,
  )
  expect(text).toContain(`[${formatted}?.slice(0, 6).trim(), ${formatted}!]`)
})

test('formats balances that are destructured at once', () => {
  const { notes, text } = move(`import { formatUnits } from 'viem'
import { useBalance } from 'wagmi'
function A() {
  const { data: { formatted, symbol } } = useBalance()
  return formatted + symbol
}
function B() {
  const { data: { formatted: amount, decimals: places } = {}, isLoading } = useBalance({ address })
  return amount
}
const C = (value: string) => {
  const { data: { formatted } } = useBalance()
  return value + formatted
}
`)
  expect(notes).toEqual([])
  expect(text).toContain(`  const { data: { decimals, symbol, value } } = useBalance()
  const formatted = formatUnits(value, decimals)
  return formatted + symbol
`)
  expect(
    text,
  ).toContain(`  const { data: { decimals: places, value } = {}, isLoading } = useBalance({ address })
  const amount = value === undefined || places === undefined ? undefined : formatUnits(value, places)
  return amount
`)
  expect(text).toContain(`  const { data: { decimals, value: balanceValue } } = useBalance()
  const formatted = formatUnits(balanceValue, decimals)
`)
})

test('reports hooks of the app that return a balance, which other files format', () => {
  const { notes } = move(`import { useBalance } from 'wagmi'
export const useOwn = (address) => useBalance({ address })
export function useOther() {
  return useBalance()
}
`)
  expect(notes).toEqual([
    expect.stringMatching(/^2: What reads this balance elsewhere: .*formatUnits/),
    expect.stringMatching(/^4: What reads this balance elsewhere: .*formatUnits/),
  ])
})

test.each([
  'const { data: balance } = useBalance({ address })\n  return { address, balance }',
  'const { data: balance } = useBalance()\n  return <Funds balance={balance} />',
  'const { data: balance } = useBalance()\n  return <Funds balance={balance ?? none} other={balance} />',
  'const { data } = useBalance()\n  return { funds: data }',
  'const { data } = useBalance()\n  return data!',
  'const { data } = useBalance()\n  return [data, refetch] as const',
  'const { data } = useBalance()\n  return merge([data])',
  'const { data } = useBalance()\n  return { ...data }',
  'const { data } = useBalance()\n  return useMemo(() => format(data), [data])',
  'const result = useBalance()\n  return <Funds balance={result.data} />',
  'const result = useBalance()\n  return result',
  'const result = useBalance()\n  return { ...result, address }',
])('reports a balance that leaves its file, which other files format, once: %s', (body) => {
  const { notes } = move(`import { useBalance } from 'wagmi'
export function useOwn() {
  ${body}
}
`)
  expect(notes).toEqual([
    expect.stringMatching(/^4: What reads this balance elsewhere: .*formatUnits/),
  ])
})

test('does not report a balance that stays', () => {
  const { notes } = move(`import { useBalance } from 'wagmi'
function Funds() {
  const { data: balance } = useBalance()
  const result = useBalance()
  const { data } = result
  useEffect(() => show(balance?.symbol), [balance])
  React.useEffect(() => show(result.data?.symbol), [result.data])
  if (!balance || result.data === undefined) return null
  const { symbol, ...rest } = balance
  return <p>{balance && <b>{balance.formatted}</b>} {result.data ? result.data.symbol : data?.symbol}</p>
}
`)
  expect(notes).toEqual([])
})

test("leaves a parameter's and an inner variable's data of the same name alone", () => {
  const kept = [
    'tokens.map((data) => data.formatted)',
    'tokens.map(({ data }) => data.formatted)',
    'tokens.map((token) => { const { data } = token; return data.formatted })',
    'tokens.map((token) => { for (const data of token.prices) return data.formatted })',
  ]
  const { notes, text } = move(`import { formatUnits } from 'viem'
import { useBalance } from 'wagmi'
function A({ tokens }) {
  const { data } = useBalance()
  const prices = [
    ${kept.join(',\n    ')},
  ]
  return prices.map((price) => price + data.formatted)
}
`)
  for (const line of kept) expect(text).toContain(line)
  expect(text).toContain('price + formatUnits(data.value, data.decimals)')
  expect(notes).toEqual(
    kept.map((_, index) => expect.stringMatching(new RegExp(`^${index + 6}: .*formatUnits`))),
  )
})

test('leaves other data of the same name alone', () => {
  const other = 'const { data } = usePrice()\n  return data.formatted'
  const { text } = move(`import { useBalance } from 'wagmi'
function A() {
  const { data } = useBalance()
  return data
}
function B() {
  ${other}
}
`)
  expect(text).toContain(other)
})

test.each([
  "import { useBalance } from 'wagmi'\nconst { data } = useBalance()\nconst { formatted } = data ?? {}",
  "import { useBalance } from 'wagmi'\nconst a = 1\nconst { data: formatted } = useBalance({ query: { select: (data) => data.formatted } })",
  "import { useBalance } from 'wagmi'\nconst a = 1\nconst text = useBalance().data?.['formatted']",
  "import { getBalance } from 'wagmi/actions'\nconst a = 1\nconst { formatted } = await getBalance(config, { address })",
  "import { getBalance } from '@wagmi/core'\nconst a = 1\nconst text = (await getBalance(config, { address })).formatted",
])('reports the balances that it cannot format: %s', (source) => {
  expect(move(source).notes).toEqual([expect.stringMatching(/^3: .*formatUnits/)])
})

test('reports the options that balances no longer take, under any name', () => {
  const { notes } = move(`import { useBalance as useFunds } from 'wagmi'
import { getBalance } from '@wagmi/core'
useFunds({ token })
useFunds({ unit: 'gwei' })
getBalance(config, { address, token })
`)
  expect(notes).toEqual([
    expect.stringMatching(/^3: useBalance takes no token/),
    expect.stringMatching(/^4: useBalance takes no unit/),
    expect.stringMatching(/^5: getBalance takes no token/),
  ])
})

test('reports names without a counterpart', () => {
  const { notes } = move(`import { useBalance, useToken } from 'wagmi'
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
  const { packages } = move("import { injected, safe, walletConnect } from 'wagmi/connectors'")
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
  expect(move(source).packages).toEqual(['@walletconnect/ethereum-provider'])
})

test("keeps wagmi's old name where the app has something of the new one", () => {
  const { text } = move(`import { WagmiConfig } from 'wagmi'
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
    move(`import { fetchBalance, getToken, waitForTransaction } from '@wagmi/core'
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
    move(`import { useCapabilities, useWriteContracts } from 'wagmi/experimental'
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
  expect(move(text).notes).toEqual([expect.stringMatching(/^3: Fees have no formatted/)])
})

test('renames what a file passes on, under the names that other files know', () => {
  const { notes, text } = move(`export { useContractRead, WagmiConfig as Provider } from 'wagmi'
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
  expect(move(source)).toEqual({ text: source, packages: [], notes: [expect.stringMatching(note)] })
})

test('loads what wagmi 3 has elsewhere from there', () => {
  expect(move("const { useCapabilities } = await import('wagmi/experimental')").text).toBe(
    "const { useCapabilities } = await import('wagmi')",
  )
})

test('renames no property that a function takes apart', () => {
  const { text } = move(`import { useContractRead } from 'wagmi'
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
  const { text } = move(`${own}
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
