import { type Address, toCoinType } from 'viem'
import { anvilAccounts } from '../accounts.ts'

/**
 * Ethereum's coin type (SLIP-44), and the default for EVM chains without one of their own
 * (ENSIP-19).
 */
export const ethCoinType = 60n
export const defaultCoinType = 0x80000000n

/** A name and the address that it resolves to. */
export interface NameRecord {
  /** Used as is, without normalisation. */
  readonly name: string
  readonly addresses: ReadonlyMap<bigint, Address>
  readonly texts: Readonly<Record<string, string>>
  /** Whether the name has an avatar. */
  readonly avatar: boolean
}

/** The primary name that an address claims on one chain, true or false. */
export interface PrimaryName {
  readonly address: Address
  readonly coinType: bigint
  readonly name: string
}

/** Why an account's claimed name must not be shown. */
export type NameTrick = 'borrowed' | 'unnormalised' | 'invisible'

const [alice, bob, carol, borrower, shouter, hider, , dave] = anvilAccounts

/** Accounts whose claimed name must not be shown; the address is shown instead. */
export const hostileNames = [
  // The name resolves to another account.
  { trick: 'borrowed', address: borrower.address, claims: alice.name },
  // It resolves back to the account, but its normalised form is another name.
  { trick: 'unnormalised', address: shouter.address, claims: 'ALICE.foyer.eth' },
  { trick: 'invisible', address: hider.address, claims: 'alice\u200b.foyer.eth' },
] as const satisfies readonly { trick: NameTrick; address: Address; claims: string }[]

const base = toCoinType(8453)

/** An account with a name on Base and none on Ethereum. */
export const nameOnBase = { name: 'dave.foyer.eth', address: dave.address } as const

export const nameRecords: readonly NameRecord[] = [
  {
    name: alice.name,
    addresses: new Map([
      [ethCoinType, alice.address],
      [base, alice.address],
    ]),
    texts: { description: 'Alice, a test account' },
    avatar: true,
  },
  {
    name: bob.name,
    addresses: new Map([
      [ethCoinType, bob.address],
      [defaultCoinType, bob.address],
    ]),
    texts: { description: 'Bob, who has one name on every network' },
    avatar: true,
  },
  {
    name: carol.name,
    addresses: new Map([[ethCoinType, carol.address]]),
    texts: { description: 'Carol, who has a name on Ethereum only' },
    avatar: true,
  },
  {
    name: nameOnBase.name,
    addresses: new Map([[base, nameOnBase.address]]),
    texts: { description: 'Dave, who has a name on Base only' },
    avatar: false,
  },
  ...hostileNames
    .filter(({ trick }) => trick !== 'borrowed')
    .map(({ address, claims }) => ({
      name: claims,
      addresses: new Map([[ethCoinType, address]]),
      texts: {},
      avatar: false,
    })),
]

export const primaryNames: readonly PrimaryName[] = [
  { address: alice.address, coinType: ethCoinType, name: alice.name },
  { address: alice.address, coinType: base, name: alice.name },
  { address: bob.address, coinType: ethCoinType, name: bob.name },
  { address: bob.address, coinType: defaultCoinType, name: bob.name },
  { address: carol.address, coinType: ethCoinType, name: carol.name },
  { address: nameOnBase.address, coinType: base, name: nameOnBase.name },
  ...hostileNames.map(({ address, claims }) => ({
    address,
    coinType: ethCoinType,
    name: claims,
  })),
]
