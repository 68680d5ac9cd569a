import type { SpecMapRow, TestName } from '../scripts/lib/readSpecMap.ts'

export interface Repository {
  exists(path: string): boolean
  /** Names that an entry of an npm package exports. */
  exportsOf(entry: string): ReadonlySet<string>
  /** Titles of the tests in a file, as written there. */
  titlesIn(path: string): ReadonlySet<string>
}

/** The number of lines in each section of the spec, so that a lost row is noticed. */
const rowsOfSection: Readonly<Record<string, number>> = {
  '1': 14,
  '2': 65,
  '3': 66,
  '4': 42,
  '5': 16,
  '6': 2,
  '7': 32,
  '8': 33,
  '9': 50,
  // Not from the specification: faults that were found.
  '10': 21,
}

/** Features of later versions. A row that waits names one of them. */
const laterFeatures = ['connecting', 'account and networks', 'sign-in', 'transactions', 'vault']

/** Everything that is wrong with the map, one sentence each. */
export function validateSpecMap(
  rows: readonly SpecMapRow[],
  repository: Repository,
  counts: Readonly<Record<string, number>> = rowsOfSection,
): string[] {
  return [
    ...repeatedIds(rows),
    ...lostRows(rows, counts),
    ...rows.flatMap((row) => errorsOfRow(row, repository)),
  ]
}

function repeatedIds(rows: readonly SpecMapRow[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap(({ id }) => {
    if (seen.has(id)) return [`${id} is used twice`]
    seen.add(id)
    return []
  })
}

function lostRows(rows: readonly SpecMapRow[], counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([section, expected]) => {
    const found = rows.filter(({ id }) => id.startsWith(`${section}.`)).length
    return found === expected ? [] : [`section ${section} has ${found} rows instead of ${expected}`]
  })
}

function errorsOfRow({ id, quote, where, tests }: SpecMapRow, repository: Repository): string[] {
  const errors: string[] = []
  if (quote === '') errors.push(`${id} quotes nothing`)
  if (where.state === 'later' && !laterFeatures.includes(where.feature)) {
    errors.push(`${id} waits for '${where.feature}', which is not a feature of the list`)
  }
  if (where.state === 'built') {
    for (const file of where.files) {
      if (!repository.exists(file)) errors.push(`${id} names ${file}, which does not exist`)
    }
    for (const { entry, name } of where.actions) {
      if (!repository.exportsOf(entry).has(name)) {
        errors.push(`${id} names ${name}, which ${entry} does not export`)
      }
    }
    if (tests.length === 0) errors.push(`${id} is built and has no test`)
  }
  return [...errors, ...tests.flatMap((test) => errorsOfTest(id, test, repository))]
}

function errorsOfTest(id: string, { file, title }: TestName, repository: Repository): string[] {
  if (!repository.exists(file)) return [`${id} names the test file ${file}, which does not exist`]
  if (repository.titlesIn(file).has(title)) return []
  return [`${id} names the test '${title}', which ${file} does not contain`]
}
