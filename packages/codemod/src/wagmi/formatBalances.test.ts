import { expect, test } from 'vitest'
import { moveText } from '../testing/moveText.ts'

test('formats balances with viem, since useBalance no longer does', () => {
  const { text } = moveText(`import { useBalance } from 'wagmi'
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
  const { text } = moveText(`import { formatUnits } from 'viem'
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
  const { text } = moveText(`import { formatUnits } from 'viem'
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
  const { notes, text } = moveText(`import { formatUnits } from 'viem'
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
  const { notes } = moveText(`import { useBalance } from 'wagmi'
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
  const { notes } = moveText(`import { useBalance } from 'wagmi'
export function useOwn() {
  ${body}
}
`)
  expect(notes).toEqual([
    expect.stringMatching(/^4: What reads this balance elsewhere: .*formatUnits/),
  ])
})

test('does not report a balance that stays', () => {
  const { notes } = moveText(`import { useBalance } from 'wagmi'
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
  const { notes, text } = moveText(`import { formatUnits } from 'viem'
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
  const { text } = moveText(`import { useBalance } from 'wagmi'
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
  expect(moveText(source).notes).toEqual([expect.stringMatching(/^3: .*formatUnits/)])
})

test('formats and reports balances of a namespace as those of an import', () => {
  const { notes, text } = moveText(`import * as wagmi from 'wagmi'
import { formatUnits } from 'viem'
const { data } = wagmi.useBalance({ token })
const line = <p>{data?.formatted}</p>
export const useOwn = () => wagmi.useBalance()
`)
  expect(text).toContain('{(data && formatUnits(data.value, data.decimals))}')
  expect(notes).toEqual([
    expect.stringMatching(/^3: useBalance takes no token/),
    expect.stringMatching(/^5: What reads this balance elsewhere: .*formatUnits/),
  ])
})

test.each([
  "export { useBalance } from 'wagmi'",
  "export { getBalance as readBalance } from '@wagmi/core'",
  "export { useEstimateFeesPerGas } from 'wagmi'",
  "const { useBalance } = await import('wagmi')",
  "const wagmi = await import('wagmi'); const a = wagmi.useBalance()",
  "const Funds = lazy(() => import('wagmi').then((wagmi) => wagmi.useBalance()))",
  "vi.mock('wagmi', () => ({ useBalance: () => ({ data: funds }) }))",
  "import { getBalanceQueryOptions } from 'wagmi/query'; use(getBalanceQueryOptions(config, {}))",
  "import * as query from '@wagmi/core/query'; use(query.getBalanceQueryOptions(config, {}))",
])('reports balances and fees that it cannot follow: %s', (source) => {
  expect(moveText(source).notes).toEqual([
    expect.stringMatching(/^1: What reads (?:this balance|these fees) elsewhere: .*format\w+/),
  ])
})

test("leaves another library's names alone", () => {
  const { notes } = moveText(`import * as other from './other'
import { useAccount } from 'wagmi'
export { useBalance } from './funds'
const { data } = other.useBalance()
const text = data.formatted
`)
  expect(notes).toEqual([])
})

test('reports the options that balances no longer take, under any name', () => {
  const { notes } = moveText(`import { useBalance as useFunds } from 'wagmi'
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
