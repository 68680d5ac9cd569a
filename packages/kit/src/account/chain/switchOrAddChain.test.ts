import { SwitchChainNotSupportedError } from '@wagmi/core'
import { describe, expect, test } from 'vitest'
import { ChainSwitchError, UnconfiguredChainError } from '../../errors/chain.ts'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import { ResourceUnavailableError } from '../../errors/connection.ts'
import { NotConnectedError } from '../../errors/transactions.ts'
import { connectTo } from '../../testing/connectTo.ts'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { connectedToInjected, walletError } from '../../testing/fakeInjected.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { switchOrAddChain } from './switchOrAddChain.ts'

const thrown = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('switchOrAddChain', () => {
  test('resolves with the chain once the wallet is on it', async () => {
    let chainId = '0x1'
    const { kit } = await connectedToInjected((method) => {
      if (method === 'wallet_switchEthereumChain') chainId = '0xb9'
      return method === 'eth_chainId' ? chainId : null
    })
    expect(await switchOrAddChain(kit, { chainId: 185 })).toBe(
      kit.chains.find(({ id }) => id === 185),
    )
    expect(kit.wagmi.state.chainId).toBe(185)
  })

  test('an unconfigured chain is a switch-chain error that names it', async () => {
    const { kit, methods } = await connectedToInjected(() => null)
    const error = await thrown(switchOrAddChain(kit, { chainId: 99 }))
    expect(error).toBeInstanceOf(ChainSwitchError)
    expect(error instanceof Error && error.cause).toBeInstanceOf(UnconfiguredChainError)
    expect(String(error)).toContain('Chain 99 not configured')
    expect(classifyWalletError(error)).toBe('unsupportedChain')
    expect(methods()).toEqual([])
  })

  test('the error names a wallet that cannot switch', async () => {
    const kit = kitConfigForTest([fakeConnector({ id: 'Safe' })])
    await connectTo(kit.wagmi, kit.wagmi.connectors[0])
    const error = await thrown(switchOrAddChain(kit, { chainId: 185 }))
    expect(error).toBeInstanceOf(SwitchChainNotSupportedError)
    expect(String(error)).toContain('"Safe" does not support programmatic chain switching.')
    expect(classifyWalletError(error)).toBe('unsupportedChain')
  })

  test('a wallet with a pending request (-32002) gives a resource unavailable error', async () => {
    const { kit } = await connectedToInjected(() => {
      throw walletError(-32002, 'Request already pending. Please wait.')
    })
    const error = await thrown(switchOrAddChain(kit, { chainId: 185 }))
    expect(error).toBeInstanceOf(ResourceUnavailableError)
    expect(String(error)).toContain('Requested resource not available.')
    expect(classifyWalletError(error)).toBe('pending')
  })

  test('throws without a wallet', async () => {
    await expect(switchOrAddChain(kitConfigForTest([]), { chainId: 1 })).rejects.toThrow(
      NotConnectedError,
    )
  })
})
