import {
  ConfigNotFoundError,
  ConfigNotLoadedError,
  InvalidChainError,
  InvalidThemeColorError,
  LowContrastError,
  NoChainsError,
} from '@foyer/ui/errors/config.ts'
import { KitError } from '@foyer/ui/errors/KitError.ts'
import { describe, expect, it } from 'vitest'
import { ChainProofError, UnconfiguredChainError, WalletChainMismatchError } from './chain.ts'
import { ConnectorTimeoutError, MissingWalletError, ProviderRequiredError } from './connection.ts'
import { NamesUnavailableError } from './name.ts'
import { WebSocketClosedError } from './read.ts'
import { InvalidAssetError } from './transactions.ts'
import {
  DuplicateWalletError,
  EmptyWalletGroupError,
  InvalidAccentColorError,
  MissingProjectIdError,
} from './walletList.ts'

// Error texts that current libraries lack, and those of the kit's own checks.
const texts: readonly [KitError, name: string, text: string][] = [
  [new NoChainsError(), 'NoChainsError', 'must have at least one chain'],
  [new NoChainsError(), 'NoChainsError', 'No chains were found on the wagmi config'],
  [
    new InvalidChainError({ chain: 'Base', expected: 'a name', field: 'name' }),
    'InvalidChainError',
    'Invalid configuration for chain "Base".\nSet `name` to a name.',
  ],
  [new UnconfiguredChainError({ chainId: 5 }), 'UnconfiguredChainError', 'Chain 5 not configured'],
  [
    new ConfigNotFoundError({ caller: 'useConnectionState' }),
    'ConfigNotFoundError',
    'No wagmi config found. Ensure you have set up a config',
  ],
  [
    new ConfigNotLoadedError({ caller: 'useKit' }),
    'ConfigNotLoadedError',
    '`useKit` needs the config, which has not loaded yet.',
  ],
  [
    new WalletChainMismatchError({ expected: 1, received: 5 }),
    'WalletChainMismatchError',
    'Chain mismatch: Expected 1, received 5',
  ],
  [
    new WalletChainMismatchError({ expected: 1, received: undefined }),
    'WalletChainMismatchError',
    'Chain mismatch: Expected 1, received nothing.',
  ],
  [new ProviderRequiredError({ connector: 'x' }), 'ProviderRequiredError', 'provider is required.'],
  [new WebSocketClosedError(), 'WebSocketClosedError', 'Socket is closed.'],
  [
    new MissingWalletError({ wallet: 'Rainbow' }),
    'MissingWalletError',
    'Wallet "Rainbow" was not found.',
  ],
  [
    new MissingProjectIdError({ wallet: 'Rainbow' }),
    'MissingProjectIdError',
    'No projectId found.',
  ],
  [
    new InvalidAccentColorError({ wallet: 'Rainbow', value: 'red' }),
    'InvalidAccentColorError',
    'not a hex value for wallet: Rainbow',
  ],
  [new EmptyWalletGroupError(), 'EmptyWalletGroupError', 'No wallets provided.'],
  [
    new EmptyWalletGroupError({ groupName: 'Popular' }),
    'EmptyWalletGroupError',
    'No wallets provided for group: Popular.',
  ],
  [
    new DuplicateWalletError({ id: 'a' }),
    'DuplicateWalletError',
    'Wallet "a" is in the list twice.',
  ],
  [
    new ConnectorTimeoutError({ connector: 'Taho', operation: 'isAuthorized', timeout: 5_000 }),
    'ConnectorTimeoutError',
    '"Taho" did not answer within 5000 ms.',
  ],
  [
    new ChainProofError({ chain: 'Ethereum', reason: 'otherGenesis' }),
    'ChainProofError',
    'has not shown that it is on the same Ethereum',
  ],
  [
    new InvalidThemeColorError({ value: 'red' }),
    'InvalidThemeColorError',
    '"red" is not a hex value',
  ],
  [
    new LowContrastError({ pair: 'a on b', ratio: 2.345, minimum: 3 }),
    'LowContrastError',
    'contrast of a on b is 2.35, below 3',
  ],
]

describe('the errors of the kit', () => {
  it.each(texts)('%s', (error, name, text) => {
    expect(error).toBeInstanceOf(KitError)
    expect(error.name).toBe(name)
    expect(error.message).toContain(text)
  })

  it.each([
    new DuplicateWalletError({ id: 'a' }),
    new InvalidAssetError({ reason: 'Its symbol needs 1 to 11 characters.' }),
  ])('$name says how to fix it', ({ hint, message }) => {
    expect(hint).toBeDefined()
    expect(message).toContain(hint)
  })

  it('says which fields of a chain and of the config names need', () => {
    expect(new NamesUnavailableError().hint).toBe(
      'Configure chain 1 with `contracts.ensUniversalResolver` (`mainnet` of `viem/chains` has it), or pass such a chain as `names.chain`.',
    )
  })

  it('says why a chain is not proven', () => {
    const reasons = ['otherGenesis', 'noAnswer', 'nodeSilent'] as const
    const details = reasons.map((reason) => new ChainProofError({ chain: 'Base', reason }).details)
    expect(new Set(details).size).toBe(3)
  })

  it('shows an accent colour that is not a string', () => {
    expect(new InvalidAccentColorError({ wallet: 'W', value: undefined }).message).toContain(
      'It is undefined.',
    )
  })
})
