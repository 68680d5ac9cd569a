import { describe, expect, test, vi } from 'vitest'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { popular } from '../definitions/popularWallets.ts'
import { walletSource } from './walletSource.ts'

describe('the configured wallets', () => {
  test('are loaded once, on first use', async () => {
    const walletGroups = vi.fn(async () => [popular])
    const wallets = kitConfigForTest([], { walletGroups }).get(walletSource)
    expect(walletGroups).not.toHaveBeenCalled()
    const [first, second] = [wallets.load(), wallets.load()]
    expect(first).toBe(second)
    expect(await first).toEqual([popular])
    expect(walletGroups).toHaveBeenCalledTimes(1)
  })

  test('are loaded again after a failure', async () => {
    const walletGroups = vi.fn(async () => [popular]).mockRejectedValueOnce(new Error('no network'))
    const wallets = kitConfigForTest([], { walletGroups }).get(walletSource)
    await expect(wallets.load()).rejects.toThrow('no network')
    await expect(wallets.load()).resolves.toEqual([popular])
  })

  test('are empty without configuration', async () => {
    const wallets = kitConfigForTest([]).get(walletSource)
    expect(await wallets.load()).toEqual([])
  })
})
