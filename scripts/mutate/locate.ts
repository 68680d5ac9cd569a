import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readSpecMap, type SpecMapRow } from '../lib/readSpecMap.ts'
import { root } from '../lib/root.mjs'

/** A change to the source that a test of the specification must catch. */
export interface Mutation {
  /** The row of `docs/spec-map.md` that states it. Its unit tests must fail. */
  readonly row: string
  /** Occurs exactly once in the files of the row, or in `file`. */
  readonly find: string
  readonly replace: string
  /** The end of a path, if none of the row's files contains the text. */
  readonly file?: string | undefined
}

/** A mutation with everything needed to try it. */
export interface LocatedMutation extends Mutation {
  /** 'recentWallets.ts: 9.15 recentLimit = 3 → recentLimit = 4' */
  readonly name: string
  /** Absolute path of the source file. */
  readonly file: string
  /** The row's unit test files, relative to the repository. At least one must fail. */
  readonly tests: readonly string[]
}

export function readRows(): readonly SpecMapRow[] {
  return readSpecMap(readFileSync(join(root, 'docs/spec-map.md'), 'utf8'))
}

/** Unit test files of a row; browser tests cannot run on a mutated source. */
function unitTestsOf(row: SpecMapRow): readonly string[] {
  return [...new Set(row.tests.map(({ file }) => file))].filter((file) => !file.startsWith('e2e/'))
}

/**
 * Finds the text of a mutation in the files of its row, or in the file that it names.
 *
 * @throws Error if the row has no unit test, or the text does not occur exactly once.
 */
export function locate(mutation: Mutation, rows: readonly SpecMapRow[]): LocatedMutation {
  const { find, replace, row: id } = mutation
  const name = `${id} ${oneLine(find)} → ${oneLine(replace)}`
  const row = rows.find((entry) => entry.id === id)
  if (row?.where.state !== 'built') throw new Error(`${name}: the spec map has no such built row`)
  const tests = unitTestsOf(row)
  if (tests.length === 0) throw new Error(`${name}: the row has browser tests only`)
  // The check of the spec map reports missing files.
  const files = mutation.file
    ? filesNamed(mutation.file)
    : row.where.files.filter((file) => existsSync(join(root, file)))
  const hits = files.flatMap((file) => {
    const count = readFileSync(join(root, file), 'utf8').split(find).length - 1
    return Array.from({ length: count }, () => file)
  })
  const [hit] = hits
  if (hit === undefined || hits.length > 1) {
    throw new Error(`${name}: found ${hits.length} times in ${files.join(', ') || 'no file'}`)
  }
  if (find === replace) throw new Error(`${name}: changes nothing`)
  return { ...mutation, name: `${basename(hit)}: ${name}`, file: join(root, hit), tests }
}

/** Returns the mutated source. Takes the replacement literally. */
export function mutate(source: string, { find, replace }: Mutation): string {
  return source.replace(find, () => replace)
}

const sources = globSync('{apps,packages}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
})

function filesNamed(name: string): readonly string[] {
  return sources.filter((path) => `/${path}`.endsWith(`/${name}`))
}

function oneLine(text: string): string {
  return text === '' ? 'nothing' : text.replace(/\s+/g, ' ')
}
