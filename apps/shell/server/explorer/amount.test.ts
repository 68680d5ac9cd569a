import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chains } from '../../config/chains.ts'
import { serverText } from '../i18n/serverText.ts'
import { amount } from './amount.ts'

const [chain] = chains

/** The number that the explorer writes in front of the currency's symbol. */
async function exactAmount(units: bigint, decimals: number): Promise<string> {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals }
  const t = await serverText({ lang: 'en', dir: 'ltr' })
  const html = String(await amount(units, { ...chain, nativeCurrency }, t))
  return html.slice(0, html.indexOf(' ETH'))
}

describe('amount', () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [10n ** 18n, 18, '1'],
    [1_500_000n, 6, '1.5'],
    [1_050_000n, 6, '1.05'],
    [123n, 0, '123'],
    [
      2n ** 256n - 1n,
      18,
      '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
    ],
  ])('writes %i with %i decimals as %s', async (units, decimals, text) => {
    expect(await exactAmount(units, decimals)).toBe(text)
  })

  it('loses no precision', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.nat(36),
        async (units, decimals) => {
          const [whole = '', fraction = ''] = (await exactAmount(units, decimals)).split('.')
          expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(units)
          expect(fraction).not.toMatch(/0$/)
        },
      ),
    )
  })
})
