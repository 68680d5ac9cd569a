import { describe, expect, test } from 'vitest'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletSource } from '../list/walletSource.ts'
import type { WalletDefinition, WalletGroupDefinition } from '../walletDefinition.ts'
import { defineWalletGroups } from './validateWalletGroups.ts'

const amber: WalletDefinition = { id: 'amber', name: 'Amber', iconBackground: '#000' }

type InvalidGroups = readonly [
  what: string,
  groups: readonly WalletGroupDefinition[],
  name: string,
  shortMessage: string,
]

const invalid: readonly InvalidGroups[] = [
  ['no group', [], 'EmptyWalletGroupError', 'No wallets provided.'],
  [
    'an empty group',
    [{ groupName: 'Mine', wallets: [] }],
    'EmptyWalletGroupError',
    'No wallets provided for group: Mine.',
  ],
  ...['red', '#12345', '#1234567', 'rgb(0 0 0)', '', '#ggg', '#gggggg', '#12345g', 'a1b2c3'].map(
    (iconAccent): InvalidGroups => [
      `the accent '${iconAccent}'`,
      [{ groupName: 'Mine', wallets: [{ ...amber, iconAccent }] }],
      'InvalidAccentColorError',
      'Property `iconAccent` is not a hex value for wallet: Amber.',
    ],
  ),
  [
    'a wallet in two groups',
    [
      { groupName: 'Mine', wallets: [amber] },
      { groupName: 'Yours', wallets: [amber] },
    ],
    'DuplicateWalletError',
    'Wallet "amber" is in the list twice.',
  ],
]

describe('wallets of a configuration', () => {
  test.each(invalid)('%s is an error at once', (_name, groups, name, shortMessage) => {
    const create = () => kitConfigForTest([], { walletGroups: defineWalletGroups(groups) })
    expect(create).toThrow(expect.objectContaining({ name, shortMessage }))
  })

  test.each(invalid)('%s is an error when it loads later', async (_name, groups, name) => {
    const kit = kitConfigForTest([], { walletGroups: async () => groups })
    await expect(kit.get(walletSource).load()).rejects.toMatchObject({ name })
  })

  test.each(['#abc', '#ABCDEF', undefined])('the accent %s is valid', async (iconAccent) => {
    const groups = [{ groupName: 'Mine', wallets: [{ ...amber, iconAccent }] }]
    const kit = kitConfigForTest([], { walletGroups: defineWalletGroups(groups) })
    await expect(kit.get(walletSource).load()).resolves.toEqual(groups)
  })
})
