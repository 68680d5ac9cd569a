import { expect, test } from 'vitest'
import { moveText } from '../testing/moveText.ts'

test('imports the aliases that wagmi 3 dropped under the names that the file uses', () => {
  const { text } = moveText(`import { useContractRead, useReadContract, WagmiConfig } from 'wagmi'
export const api = { useContractRead }
const read = ({ useContractRead }) => useContractRead({ functionName: 'useContractRead' })
const page = <WagmiConfig config={config}>x</WagmiConfig>
`)
  expect(
    text,
  ).toBe(`import { useReadContract as useContractRead, useReadContract, WagmiProvider as WagmiConfig } from 'wagmi'
export const api = { useContractRead }
const read = ({ useContractRead }) => useContractRead({ functionName: 'useContractRead' })
const page = <WagmiConfig config={config}>x</WagmiConfig>
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
    expect.stringMatching(/^1: useBalance: .* no token/),
    expect.stringMatching(/^1: useToken: wagmi 3 does not have it/),
    expect.stringMatching(/^2: porto: wagmi 3 has no such connector/),
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

test('imports the actions that wagmi 3 dropped', () => {
  const { notes, text } =
    moveText(`import { fetchEnsName, getToken, waitForTransaction } from '@wagmi/core'
import { switchNetwork as change } from 'wagmi/actions'
await waitForTransaction(config, { hash })
await change(config, { chainId: 1 })
`)
  expect(
    text,
  ).toBe(`import { getEnsName as fetchEnsName, getToken, waitForTransactionReceipt as waitForTransaction } from '@wagmi/core'
import { switchChain as change } from 'wagmi/actions'
await waitForTransaction(config, { hash })
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
  expect(notes).toEqual([expect.stringMatching(/^1: useWriteContracts: .* use useSendCalls/)])
})

test.each([
  ["import { useFeeData } from 'wagmi'\nconst { data } = useFeeData()\ndata?.formatted.gas", 3],
  ["import { estimateFeesPerGas } from '@wagmi/core'\nexport { estimateFeesPerGas }", 1],
  ["import * as wagmi from 'wagmi'\nconst { data } = wagmi.useEstimateFeesPerGas()", 2],
])('reports once that fees have no texts, where they are read or else named: %s', (text, line) => {
  const advice = expect.stringMatching(new RegExp(`^${line}: \\w+: fees .*formatGwei of viem`))
  expect(moveText(text).notes).toEqual([advice])
})

test.each([
  [
    "import { useBalance } from 'wagmi'\n\nconst { data } = useBalance()\nshow(data?.formatted)\ndata?.formatted",
    4,
  ],
  ["\nimport { getBalance } from '@wagmi/core'\nexport const read = () => getBalance(config)", 2],
  ["import { getBalanceQueryOptions } from 'wagmi/query'\ngetBalanceQueryOptions(config)", 1],
  ["export { useBalance } from 'wagmi'", 1],
  ["\nvi.mock('wagmi', () => ({ useBalance: () => ({ data: { formatted: '1' } }) }))", 2],
])('reports once that balances have no text, where it is read or else named: %s', (text, line) => {
  const { notes, text: moved } = moveText(text)
  const advice = expect.stringMatching(new RegExp(`^${line}: \\w+: a balance .*formatUnits`))
  expect(notes).toEqual([advice])
  expect(moved).toBe(text)
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
  expect(notes).toEqual([expect.stringMatching(/^2: useWriteContracts: wagmi 3 does not have it/)])
})

test.each([
  ["import * as wagmi from 'wagmi'\nwagmi.useContractRead({})", /^2: .*useReadContract in wagmi 3/],
  ["import * as all from 'wagmi'\nconst a = <all.WagmiConfig />", /^2: .*WagmiProvider in wagmi 3/],
  ["\nconst wagmi = require('wagmi')\nwagmi.useToken()", /^3: useToken: wagmi 3 does not have it/],
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
