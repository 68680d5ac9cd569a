import { describe, expect, test } from 'vitest'
import { alice } from '../testing/fakeConnector.ts'
import { ethereum, mint } from '../testing/kitConfigForTest.ts'
import { type AccountDisplayInput, accountDisplay } from './accountDisplay.ts'

const avatar = 'data:image/png;base64,iVBORw0KGgo='
const known: AccountDisplayInput = {
  address: alice,
  chain: ethereum,
  profile: { name: 'alice.eth', avatar, displayName: 'alice.eth', isPending: false },
  balance: {
    kind: 'known',
    value: 2_408_123_456_789_012_345n,
    amount: '2.408',
    symbol: 'ETH',
    stale: false,
  },
  hasPendingTransactions: true,
}

describe('accountDisplay', () => {
  test('returns the full and the short balance, and the name with its avatar', () => {
    expect(accountDisplay(known)).toEqual({
      address: alice,
      balanceDecimals: 18,
      balanceFormatted: '2.408123456789012345',
      balanceSymbol: 'ETH',
      displayBalance: '2.408 ETH',
      displayName: 'alice.eth',
      ensAvatar: avatar,
      ensName: 'alice.eth',
      hasPendingTransactions: true,
    })
  })

  test('shows a balance with the configured decimals', () => {
    expect(accountDisplay({ ...known, chain: mint })).toMatchObject({
      balanceDecimals: 6,
      balanceFormatted: '2408123456789.012345',
    })
  })

  test.each([
    ['a balance that is not known', { balance: { kind: 'loading' } }],
    ['a chain that is not known', { chain: undefined }],
  ] as const)('has no balance fields for %s', (_what, change) => {
    expect(accountDisplay({ ...known, ...change })).toMatchObject({
      balanceDecimals: undefined,
      balanceFormatted: undefined,
      balanceSymbol: undefined,
      displayBalance: undefined,
      displayName: 'alice.eth',
    })
  })
})
