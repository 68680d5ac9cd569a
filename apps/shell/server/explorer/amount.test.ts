import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chains } from '../../config/chains.ts'
import { serverText } from '../i18n/serverText.ts'
import { amount } from './amount.ts'

const [chain] = chains

/** The number that the explorer writes in front of the currency's symbol. */
async function exactAmount(units: bigint, decimals: number): Promise<string> {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals }
  const language = { lang: 'en', dir: 'ltr' } as const
  const t = await serverText(language)
  const html = await amount(units, { ...chain, nativeCurrency }, { ...language, t })
  return /^<bdi>(.*) ETH<\/bdi>/.exec(String(html))?.[1] ?? ''
}

describe('amount', () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [10n ** 18n, 18, '1'],
    [1_500_000n, 6, '1.5'],
    [1_050_000n, 6, '1.05'],
    [1234n, 0, '1,234'],
    [
      2n ** 256n - 1n,
      18,
      '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584007913129639935',
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
          const text = (await exactAmount(units, decimals)).replaceAll(',', '')
          const [whole = '', fraction = ''] = text.split('.')
          expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(units)
          expect(fraction).not.toMatch(/0$/)
        },
      ),
    )
  })
})
