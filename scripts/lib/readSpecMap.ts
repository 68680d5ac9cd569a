export interface SpecMapRow {
  /** Section and number, like `4.07`. */
  readonly id: string
  readonly quote: string
  readonly where: Where
  readonly tests: readonly TestName[]
}

export type Where =
  | {
      readonly state: 'built'
      readonly files: readonly string[]
      /** Library actions or errors that implement it. */
      readonly actions: readonly LibraryAction[]
    }
  | { readonly state: 'later'; readonly feature: string }
  | { readonly state: 'nothing'; readonly reason: string }

export interface LibraryAction {
  /** Entry of an npm package, like `viem/actions`. */
  readonly entry: string
  readonly name: string
}

export interface TestName {
  readonly file: string
  readonly title: string
}

/**
 * Reads the rows of `docs/spec-map.md`.
 * @throws Error that names a malformed row.
 */
export function readSpecMap(markdown: string): SpecMapRow[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| *\d+\.\d+ *\|/.test(line))
    .map(readRow)
}

function readRow(line: string): SpecMapRow {
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
  const [id = '', quote = '', where = '', tests = ''] = cells
  if (cells.length !== 4) throw new Error(`Row ${id} has ${cells.length} cells instead of 4`)
  return { id, quote, where: readWhere(id, where), tests: readTests(id, tests) }
}

function readWhere(id: string, cell: string): Where {
  const feature = /^not built yet: (.+)$/.exec(cell)?.[1]
  if (feature !== undefined) return { state: 'later', feature }
  const reason = /^nothing to build: (.+)$/.exec(cell)?.[1]
  if (reason !== undefined) return { state: 'nothing', reason }
  const files: string[] = []
  const actions: LibraryAction[] = []
  for (const code of readCode(id, cell)) {
    const [entry = '', name] = code.split(' › ')
    if (name === undefined) files.push(code)
    else actions.push({ entry, name })
  }
  return { state: 'built', files, actions }
}

function readTests(id: string, cell: string): TestName[] {
  if (cell === '-') return []
  return readCode(id, cell).map((text) => {
    const cut = text.indexOf(' › ')
    if (cut === -1) throw new Error(`Row ${id}: '${text}' is not written as 'file › title'`)
    return { file: text.slice(0, cut), title: text.slice(cut + 3) }
  })
}

/** Names in backticks, separated by `<br>`. */
function readCode(id: string, cell: string): string[] {
  return cell.split('<br>').map((part) => {
    const code = /^`([^`]+)`$/.exec(part.trim())?.[1]
    if (code === undefined) throw new Error(`Row ${id}: '${part.trim()}' is not in backticks`)
    return code
  })
}
