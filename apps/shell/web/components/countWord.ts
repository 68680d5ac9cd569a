import type { AppText } from '../i18n/AppTextContext.ts'

const words = [
  'count.0',
  'count.1',
  'count.2',
  'count.3',
  'count.4',
  'count.5',
  'count.6',
  'count.7',
  'count.8',
  'count.9',
  'count.10',
  'count.11',
  'count.12',
] as const

/** A small whole number as a word ('seven'), a larger one as it is. */
export function countWord(t: AppText, count: number): string | number {
  const key = words[count]
  return key === undefined ? count : t(key)
}
