import { useCallback } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { countWord } from './countWord.ts'

/** Gives the word for a small number in the visitor's language. */
export function useCountWord(): (count: number) => string | number {
  const t = useAppText()
  return useCallback((count) => countWord(t, count), [t])
}
