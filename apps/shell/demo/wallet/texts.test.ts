import { afterEach, expect, it, vi } from 'vitest'
import { formatAmount } from './format.ts'
import { setDemoLanguage } from './language.ts'
import { onLanguage, showMessages, text } from './texts.ts'

afterEach(() => showMessages('en', undefined))

it('fills in placeholders', () => {
  expect(text('request.more', { count: 3 })).toBe('3 more waiting')
  expect(text('launcher.waiting', { count: 1 })).toBe('Demo Wallet: 1 request waiting')
  expect(text('sign.otherSite', { site: '{host}', host: 'b' })).toBe(
    'This message is for {host}, but b is asking for it. Don’t sign it.',
  )
})

it('translates, with plural forms and numbers', async () => {
  const heard = vi.fn()
  onLanguage(heard)
  await setDemoLanguage('ru', 'ru-KZ')
  expect(heard).toHaveBeenCalledOnce()
  expect(text('launcher.waiting', { count: 3 })).toBe('Демо-кошелёк: ожидают 3 запроса')
  expect(text('launcher.waiting', { count: 5 })).toBe('Демо-кошелёк: ожидают 5 запросов')
  expect(formatAmount(1_234_500n, 3, 'FOYER').replace(/\s/g, ' ')).toBe('1 234,5 FOYER')
  await setDemoLanguage('ar', 'ar')
  expect(text('connect.title', { host: 'a.example' })).toBe('الاتصال بـ \u2068a.example\u2069؟')
})

it('falls back to English for a missing language', async () => {
  await setDemoLanguage('tlh', 'tlh')
  expect(text('wallet.reject')).toBe('Reject')
})

it('shows the last of two languages that are set quickly', async () => {
  const first = setDemoLanguage('fr', 'fr')
  const last = setDemoLanguage('en', 'en')
  await Promise.all([first, last])
  expect(text('wallet.reject')).toBe('Reject')
})
