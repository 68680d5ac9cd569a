import { basename, dirname, relative, sep } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
type Modules = ReadonlySet<string>

/** Modules that a page loads together, as one or a few chunks. */
export interface Stage {
  readonly name: string
  /** The stage's entry files. Includes what they import, unless an earlier stage has it. */
  readonly of: readonly string[]
  /** Keeps only modules that one of these files also imports. */
  readonly sharedWith?: readonly string[]
  /** Loaded with the page. */
  readonly isEager?: boolean
  /**
   * The chunk of its modules that users can import. Default: a separate one. False: none; they are
   * grouped as if the stage did not exist.
   */
  readonly open?: string | false
}

/** The sources whose chunks are named. */
export interface ChunkSources {
  /** The folders of all sources; their folders are the features and their shared parts. */
  readonly sources: readonly string[]
  /** The files that users import from, which contain only export lists. */
  readonly entries: readonly string[]
  /** In the order in which a page loads them. A stage imports only earlier ones. */
  readonly stages: readonly Stage[]
  /**
   * Names the separate chunk of a module in each stage, because a page that imports it, such as an
   * error or a number's format, needs nothing else of the stage. Undefined: no separate one.
   */
  readonly separateOf: (folders: readonly string[]) => string | undefined
}

/**
 * Decides which chunk of the published kit a module goes into. Modules that a page loads together
 * form a stage. A stage's modules that users can import are separate, split by whether they use
 * React: a server can call them, and a page that imports one does not load the whole stage at once.
 * Among the rest, each lazy part is one chunk, and modules that several parts share are grouped by
 * folder. Those that need no package but React are separate, so that a first view can use them
 * before the config has loaded: a bundler does not split a chunk. Stages and folders import in one
 * direction only, so that chunks have no cycles.
 */
export function createChunkNames({ entries, separateOf, sources, stages }: ChunkSources) {
  let known: ReturnType<typeof survey> | undefined

  function survey(graph: Graph) {
    const open = closure(entries, graph)
    return {
      parts: lazyParts(entries, graph),
      open,
      stages: stages.map((stage) => {
        const others = stage.sharedWith && closure(stage.sharedWith, graph)
        const all = [...closure(stage.of, graph)]
        const isOf = (id: string) =>
          others?.has(id) !== false && (stage.open !== false || !open.has(id))
        return { ...stage, modules: new Set(all.filter(isOf)) }
      }),
    }
  }

  const sourceOf = (id: string) => sources.find((source) => id.startsWith(source + sep))
  /** The package and the folders in its sources: `ui`, `dialog`. */
  const foldersOf = (id: string) => {
    const packages = dirname(dirname(sourceOf(id) ?? ''))
    const [name = '', , ...folders] = relative(packages, dirname(id)).split(sep)
    return [name, ...folders]
  }
  const separate = (id: string) => separateOf(foldersOf(id))

  /** Whether the module needs only React, the first stage, and modules that are separate. */
  function isLight(id: string, graph: Graph): boolean {
    const [first, ...later] = known?.stages ?? []
    const needed = closure([id], graph, (other) => first?.modules.has(other) !== true)
    return [...needed].every((other) => {
      if (sourceOf(other) === undefined) return isReact(other)
      return separate(other) !== undefined || !later.some(({ modules }) => modules.has(other))
    })
  }

  return (id: string, graph: Graph): string | null => {
    if (sourceOf(id) === undefined || entries.includes(id)) return null
    known ??= survey(graph)
    const client = needsReact([id], graph) ? '-client' : ''
    const stage = known.stages.find(({ modules }) => modules.has(id))
    const light = isLight(id, graph) ? '-light' : ''
    const folder = separate(id)
    const [first] = known.stages
    if (stage && stage !== first && folder !== undefined && light) {
      return `${folder}-${stage.name}${client}`
    }
    if (stage?.isEager) return stage.name + client
    if (stage) {
      const { name, open = `${name}-open` } = stage
      return known.open.has(id) ? `${open}${client}` : name
    }
    const users = known.parts.get(id) ?? []
    const [only] = users.length === 1 ? users : []
    if (only !== undefined) {
      if (!entries.includes(only)) return null
      return `${basename(only, '.ts')}${light}${client || '-only'}`
    }
    // Not added to a stage of the same name, whose pages do not need it.
    const ofFolder = (folder ?? foldersOf(id)[1] ?? foldersOf(id)[0]) + light + client
    return known.stages.some(({ name }) => name === ofFolder) ? `${ofFolder}-parts` : ofFolder
  }
}

/**
 * Whether the modules, or what they import, use React. Such chunks are marked 'use client' for
 * servers.
 */
export function needsReact(ids: readonly string[], graph: Graph): boolean {
  return [...closure(ids, graph)].some(isReact)
}

function isReact(id: string): boolean {
  return /^react(?:-|\/|$)/.test(id)
}

/**
 * Refuses chunks that import each other in a cycle, which leaves names undefined while they load.
 *
 * @throws Error that names the cycle.
 */
export function assertNoRing(imports: ReadonlyMap<string, readonly string[]>): void {
  const done = new Set<string>()
  const visit = (chunk: string, path: readonly string[]): void => {
    if (path.includes(chunk))
      throw new Error(`Chunks import each other in a cycle: ${[...path, chunk].join(' > ')}`)
    if (done.has(chunk)) return
    for (const next of imports.get(chunk) ?? []) visit(next, [...path, chunk])
    done.add(chunk)
  }
  for (const chunk of imports.keys()) visit(chunk, [])
}

/** The modules and everything that they import statically, as far as it is wanted. */
function closure(
  from: readonly string[],
  graph: Graph,
  isWanted: (id: string) => boolean = () => true,
): Modules {
  const found = new Set(from.filter(isWanted))
  // A set's iteration includes values that are added during it.
  for (const id of found) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    for (const next of imported.filter(isWanted)) found.add(next)
  }
  return found
}

/** For each module, the entries and lazily loaded modules that import it statically. */
function lazyParts(entries: readonly string[], graph: Graph): ReadonlyMap<string, string[]> {
  const users = new Map<string, string[]>()
  const starts = new Set(entries)
  // A set's iteration includes values that are added during it.
  for (const start of starts) {
    for (const id of closure([start], graph)) {
      users.set(id, [...(users.get(id) ?? []), start])
      for (const lazy of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) starts.add(lazy)
    }
  }
  return users
}
