import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { expect, it } from 'vitest'
import { en } from '../../i18n/en.ts'
import { statusEn } from '../../i18n/statusEn.ts'
import { type ChainAnswers, chainStatus } from './chainStatus.ts'

const all = ['Ethereum', 'Base', 'Sei', 'CratD2C', 'Mint', 'Arbitrum One', 'BNB Smart Chain']
const tApp = createTranslator(en, 'en')
const t = createTranslator(statusEn, 'en')

function say(answers: Partial<ChainAnswers>) {
  return chainStatus(tApp, t, 'en', { all, silent: [], answered: 0, ...answers })
}

it('names the pending networks until all have responded', () => {
  expect(say({ answered: 6 })).toEqual({ tone: 'idle', text: 'Checking networks…' })
})

it('says that all respond only once all have', () => {
  expect(say({ answered: 7 })).toEqual({ tone: 'ok', text: 'All 7 networks are responding' })
})

it('reports a network reached through a fallback endpoint', () => {
  expect(say({ answered: 7, detours: ['Sei'] })).toEqual({
    tone: 'ok',
    text: 'All 7 networks are responding, Sei through a backup endpoint',
  })
})

it('names a network that does not respond', () => {
  expect(say({ answered: 6, silent: ['Sei'] })).toEqual({
    tone: 'warning',
    text: 'No response from Sei',
  })
})

it('names several networks that do not respond', () => {
  expect(say({ answered: 4, silent: ['Sei', 'Mint', 'Base'] })).toEqual({
    tone: 'warning',
    text: 'No response from Sei, Mint, and Base',
  })
})

it('says that no network responds', () => {
  expect(say({ silent: all })).toEqual({ tone: 'danger', text: 'No network is responding' })
})

it('writes large numbers as digits', () => {
  const many = Array.from({ length: 13 }, (_, index) => `Network ${index}`)
  expect(say({ all: many, answered: 13 }).text).toBe('All 13 networks are responding')
})
