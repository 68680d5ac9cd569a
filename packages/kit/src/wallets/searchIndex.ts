import type { WalletGroup, WalletRow } from './walletRow.ts'

/** Answers whether a row is found by what was typed. */
export type SearchIndex = (row: WalletRow, query: string) => boolean

/**
 * Reads every row once, so that a thousand of them are searched within a frame at each key. Rows are found
 * by any part of their names, and a stranger by its rdns.
 */
export function searchIndex(groups: readonly WalletGroup[]): SearchIndex {
  const texts = new Map<WalletRow, string>()
  for (const row of groups.flatMap(({ wallets }) => wallets)) texts.set(row, textOf(row))
  let last = { query: '', wanted: '' }
  return (row, query) => {
    if (query !== last.query) last = { query, wanted: comparable(query) }
    return (texts.get(row) ?? textOf(row)).includes(last.wanted)
  }
}

function textOf({ name, rdnsNote, shortName }: WalletRow): string {
  const words = shortName === name ? [name, rdnsNote] : [name, shortName, rdnsNote]
  // What is found has to lie within one of them.
  return words.map((word) => comparable(word ?? '')).join('\n')
}

/** Without case, accents and blanks, as people type. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
}
