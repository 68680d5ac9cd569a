import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { expect, it } from 'vitest'
import { pagesEn } from '../../i18n/pagesEn.ts'
import { initialAppState } from '../../state/appState.ts'
import { stateInWords } from './stateInWords.ts'

const t = createTranslator(pagesEn, 'en')
const words = (state: Partial<typeof initialAppState>) =>
  stateInWords(t, 'en', { ...initialAppState, ...state })

it('lists the seven values of the specification in order', () => {
  expect(words({}).map(({ name }) => name)).toEqual(Object.keys(initialAppState))
})

it('says of each value whether it is set', () => {
  const before = words({})
  const after = words({
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    verif: true,
    balance: true,
    approve: true,
    loading: 1,
    unlock: '1000',
    unlockTime: '1795190400',
  })
  for (const [index, entry] of before.entries()) {
    expect(after[index]?.words).not.toBe(entry.words)
    expect(after[index]?.value).not.toBe(entry.value)
  }
})

it('uses the plural form for the number of operations', () => {
  const loading = (count: number) => words({ loading: count })[4]?.words
  expect(loading(0)).toBe('Nothing is in progress.')
  expect(loading(1)).toBe('1 operation in progress.')
  expect(loading(3)).toBe('3 operations in progress.')
})

it('shows the number if an unlock time is not a date', () => {
  expect(words({ unlockTime: '9'.repeat(30) })[6]?.words).toContain('9'.repeat(30))
})
