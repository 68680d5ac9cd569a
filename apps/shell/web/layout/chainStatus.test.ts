import { createTranslator } from '@foyer/kit'
import { expect, it } from 'vitest'
import { en } from '../i18n/en.ts'
import { statusEn } from '../i18n/statusEn.ts'
import { type ChainAnswers, chainStatus } from './chainStatus.ts'

const all = ['Ethereum', 'Base', 'Sei', 'CratD2C', 'Mint', 'Arbitrum One', 'BNB Smart Chain']
const frame = createTranslator(en, 'en')
const t = createTranslator(statusEn, 'en')

function say(answers: Partial<ChainAnswers>) {
  return chainStatus(frame, t, 'en', { all, silent: [], answered: 0, ...answers })
}

it('says who is waited for while not all have answered', () => {
  expect(say({ answered: 6 })).toEqual({ tone: 'idle', text: 'Checking 7 networks…' })
})

it('says that all answer only when all have answered', () => {
  expect(say({ answered: 7 })).toEqual({ tone: 'ok', text: 'All 7 networks are responding' })
})

it('says when one is reached by another endpoint than the first', () => {
  expect(say({ answered: 7, detours: ['Sei'] })).toEqual({
    tone: 'ok',
    text: 'All 7 networks are responding, Sei through a backup endpoint',
  })
})

it('names the one that does not answer', () => {
  expect(say({ answered: 6, silent: ['Sei'] })).toEqual({
    tone: 'warning',
    text: 'Sei isn’t responding',
  })
})

it('names several that do not answer', () => {
  expect(say({ answered: 4, silent: ['Sei', 'Mint', 'Base'] })).toEqual({
    tone: 'warning',
    text: 'Sei, Mint, and Base aren’t responding',
  })
})

it('says plainly that none answers', () => {
  expect(say({ silent: all })).toEqual({ tone: 'danger', text: 'No network is responding' })
})

it('writes a number that has no word as figures', () => {
  const many = Array.from({ length: 13 }, (_, index) => `Network ${index}`)
  expect(say({ all: many, answered: 13 }).text).toBe('All 13 networks are responding')
})
