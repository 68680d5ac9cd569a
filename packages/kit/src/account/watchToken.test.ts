import { InvalidAddressError } from 'viem'
import { describe, expect, test } from 'vitest'
import { WalletChainMismatchError } from '../errors/chain.ts'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import { ResourceUnavailableError } from '../errors/connection.ts'
import { InvalidAssetError, NotConnectedError } from '../errors/transactions.ts'
import { alice } from '../testing/fakeConnector.ts'
import { connectedToInjected, walletError } from '../testing/fakeInjected.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { watchToken } from './watchToken.ts'

const foyer = { address: alice, symbol: 'FOYER' } as const

describe('watchToken', () => {
  test('sends address, symbol, image, and 18 decimals by default', async () => {
    const { asked, kit } = await connectedToInjected(() => true)
    expect(await watchToken(kit, foyer)).toBe(true)
    await watchToken(kit, { ...foyer, decimals: 6, image: 'https://app.example/f.png' })
    expect(asked).toEqual([
      {
        method: 'wallet_watchAsset',
        params: { type: 'ERC20', options: { ...foyer, decimals: 18 } },
      },
      {
        method: 'wallet_watchAsset',
        params: {
          type: 'ERC20',
          options: { ...foyer, decimals: 6, image: 'https://app.example/f.png' },
        },
      },
    ])
  })

  test('sends an address in capital letters with its checksum', async () => {
    const { asked, kit } = await connectedToInjected(() => true)
    await watchToken(kit, { ...foyer, address: `0x${alice.slice(2).toUpperCase()}` })
    expect(asked).toMatchObject([{ params: { options: { address: alice } } }])
  })

  test('only true from the wallet counts as accepted', async () => {
    const { kit } = await connectedToInjected(() => null)
    expect(await watchToken(kit, foyer)).toBe(false)
  })

  test.each([
    [{ address: '0x12' as const }, InvalidAddressError],
    [{ symbol: '' }, InvalidAssetError],
    [{ symbol: 'MUCHTOOLONG!' }, InvalidAssetError],
    [{ decimals: 1.5 }, InvalidAssetError],
    [{ decimals: -1 }, InvalidAssetError],
    [{ decimals: 37 }, InvalidAssetError],
    [{ image: 'javascript:alert(1)' }, InvalidAssetError],
  ])('%j is refused before the wallet is asked', async (change, AssetError) => {
    const { kit, methods } = await connectedToInjected(() => true)
    await expect(watchToken(kit, { ...foyer, ...change })).rejects.toThrow(AssetError)
    expect(methods()).toEqual([])
  })

  test('a token on another chain than the wallet’s is not offered', async () => {
    const { kit, methods } = await connectedToInjected(() => '0x1')
    const watched = watchToken(kit, { ...foyer, chainId: 8453 })
    await expect(watched).rejects.toThrow(WalletChainMismatchError)
    await expect(watched).rejects.toThrow('Chain mismatch: Expected 8453, received 1.')
    expect(methods()).toEqual(['eth_chainId'])
  })

  test('a wallet with a pending request gives a resource unavailable error', async () => {
    const { kit } = await connectedToInjected(() => {
      throw walletError(-32002)
    })
    await expect(watchToken(kit, foyer)).rejects.toThrow(ResourceUnavailableError)
  })

  test('a rejection is passed on, and without a wallet it throws', async () => {
    const { kit } = await connectedToInjected(() => {
      throw walletError(4001)
    })
    const error: unknown = await watchToken(kit, foyer).catch((e: unknown) => e)
    expect(classifyWalletError(error)).toBe('rejected')
    await expect(watchToken(kitConfigForTest([]), foyer)).rejects.toThrow(NotConnectedError)
  })
})
