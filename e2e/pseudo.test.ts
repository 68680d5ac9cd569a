import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { checkMessages } from '@foyer/ui/i18n/languages/checkMessages.ts'
import { describe, expect, test } from 'vitest'
import { en as shellEn } from '../apps/shell/web/i18n/en.ts'
import { pseudoMessages, pseudoText } from './pseudo.ts'

describe('the pseudo language', () => {
  test('makes each word 40 % longer and keeps placeholders', () => {
    expect(pseudoText('Connect Wallet')).toBe('Côôôônnéct Wåååållét')
    expect(pseudoText('{count} of {total}')).toBe('{count} ôôf {total}')
  })

  test('has every text of the page, with the same placeholders', async () => {
    const messages = await pseudoMessages()
    for (const english of [connectEn, connectStepsEn, shellEn]) {
      const same = Object.fromEntries(Object.keys(english).map((key) => [key, messages[key]]))
      expect(checkMessages('en', english, same)).toEqual([])
    }
  })
})
