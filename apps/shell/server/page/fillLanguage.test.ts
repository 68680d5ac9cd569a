import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { serverText } from '../i18n/serverText.ts'
import { serverTexts } from '../i18n/texts.ts'
import { fillLanguage } from './fillLanguage.ts'

const path = fileURLToPath(new URL('../../index.html', import.meta.url))
const page = readFileSync(path, 'utf8')

it('leaves the English page unchanged', async () => {
  const english = { lang: 'en', dir: 'ltr' } as const
  expect(fillLanguage(page, english, await serverText(english))).toBe(page)
  expect(page).toContain(serverTexts['page.description'])
  expect(page).toContain(serverTexts['page.noScript'])
})

it('translates the text shown without scripts', async () => {
  const persian = { lang: 'fa', dir: 'rtl' } as const
  const t = await serverText(persian)
  const filled = fillLanguage(page, persian, t)
  expect(filled).toContain('<html lang="fa" dir="rtl" data-kit=""')
  expect(filled).toContain(`content="${t('page.description')}"`)
  expect(filled).toContain(`<p>${t('page.noScript')}</p>`)
  expect(filled).not.toContain(serverTexts['page.noScript'])
})
