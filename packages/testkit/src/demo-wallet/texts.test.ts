import { expect, it } from 'vitest'
import { text, texts } from './texts.ts'

it('fills what stands in braces', () => {
  expect(text('request.moreMany', { count: 3 })).toBe('3 more waiting')
  expect(text('sign.otherSite', { site: '{host}', host: 'b' })).toBe(
    'This message is for {host}, but b is asking for it. Don’t sign it.',
  )
})

it('has no empty text', () => {
  for (const words of Object.values(texts)) expect(words.trim()).not.toBe('')
})
