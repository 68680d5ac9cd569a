import { bytesToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { anvilAccounts, anvilMnemonic } from './accounts.ts'
import { startBalances } from './balances.ts'

it('are the first ten keys and addresses of the mnemonic', () => {
  const derived = anvilAccounts.map((_, addressIndex) => {
    const account = mnemonicToAccount(anvilMnemonic, { addressIndex })
    const key = account.getHdKey().privateKey ?? new Uint8Array()
    return { address: account.address, privateKey: bytesToHex(key) }
  })
  expect(anvilAccounts.map(({ address, privateKey }) => ({ address, privateKey }))).toEqual(derived)
  expect(derived).toHaveLength(10)
})

it('hold different amounts, each enough to pay fees', () => {
  const all = [1, 56, 185, 8453, 42161, 2310, 1329].flatMap(startBalances)
  expect(new Set(all).size).toBe(70)
  expect(all.every((balance) => balance > 10n ** 15n)).toBe(true)
})

it('hold a balance on an unlisted chain', () => {
  expect(startBalances(10)[0]).toBe(10n ** 19n)
})
