import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { checkMessages } from '@foyer/ui/i18n/languages/checkMessages.ts'
import { describe, expect, test } from 'vitest'
import { demoTexts } from '../apps/shell/demo/wallet/texts.ts'
import { en as shellEn } from '../apps/shell/web/i18n/en.ts'
import { pseudoMessages, pseudoText } from './pseudo.ts'

describe('the pseudo language', () => {
  test('makes each word 40 % longer and keeps placeholders', () => {
    expect(pseudoText('Connect Wallet')).toBe('Côôôônnéct Wåååållét')
    expect(pseudoText('{count} of {total}')).toBe('{count} ôôf {total}')
  })

  test.each([
    ['page', [connectEn, connectStepsEn, shellEn]],
    ['demoWallet', [demoTexts]],
  ] as const)('has every text of the %s, with the same placeholders', async (of, catalogues) => {
    const messages = await pseudoMessages(of)
    for (const english of catalogues) {
      const same = Object.fromEntries(Object.keys(english).map((key) => [key, messages[key]]))
      expect(checkMessages('en', english, same)).toEqual([])
    }
  })
})
