import type { WalletGroup, WalletRow } from '../walletRow.ts'

/** Whether a row matches the query. */
export type SearchIndex = (row: WalletRow, query: string) => boolean

/** The shortest query in which one letter may be wrong. */
const minSimilar = 3

/**
 * Indexes every row once, so that searching a thousand of them takes less than a frame. Rows match
 * by any part of their names, and those that show an rdns by that too. If none does, those match of
 * which a word starts like the query, but for one letter.
 */
export function searchIndex(groups: readonly WalletGroup[]): SearchIndex {
  const texts = new Map<WalletRow, string>()
  for (const row of groups.flatMap(({ wallets }) => wallets)) texts.set(row, textOf(row))
  let last = { query: '', needle: '', similar: false }
  return (row, query) => {
    if (query !== last.query) {
      const needle = comparable(query)
      const isFound = [...texts.values()].some((text) => text.includes(needle))
      last = { query, needle, similar: !isFound && needle.length >= minSimilar }
    }
    const { needle, similar } = last
    if ((texts.get(row) ?? textOf(row)).includes(needle)) return true
    const words = () => namesOf(row).flatMap((name) => [name, ...name.split(' ')])
    return similar && words().some((word) => isSimilar(comparable(word), needle))
  }
}

function namesOf({ definition, name, rdnsNote = '', shortName }: WalletRow): readonly string[] {
  return [name, shortName, rdnsNote, ...(definition?.otherNames ?? [])]
}

function textOf(row: WalletRow): string {
  // Joined by a character that no query contains, so that a match cannot span two of them.
  return namesOf(row).map(comparable).join('\n')
}

/** The word starts with the text, but for one letter: another, missing, added or exchanged one. */
function isSimilar(word: string, text: string): boolean {
  let at = 0
  while (at < text.length && word[at] === text[at]) at += 1
  const goesOn = (inWord: number, inText: number) =>
    word.slice(at + inWord).startsWith(text.slice(at + inText))
  const isExchanged = word[at] === text[at + 1] && word[at + 1] === text[at]
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isExchanged && goesOn(2, 2))
}

/** The text without case, accents and whitespace. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
}
