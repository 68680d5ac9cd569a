import { basename, sep } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>
type Modules = ReadonlySet<string>

/** The sources whose chunks are named. */
export interface ChunkSources {
  /** The folder of all sources; its folders are the rooms. */
  readonly source: string
  /** The files that users import from: nothing but lists of names. */
  readonly entries: readonly string[]
  /** Files that every page needs at once. */
  readonly first: readonly string[]
  /** Files that make a config, which a page may load later. */
  readonly config: readonly string[]
}

/**
 * Decides in which chunk of the published kit a module goes. What every page needs is two chunks,
 * one with React and one without; what makes a config is another without, so that a server can call
 * `createKitConfig`, and a page can load it later. A lazy part is one chunk. What several of them share is grouped by room: rooms import in one direction only, so that
 * chunks have no cycles.
 */
export function createChunkNames({ config, entries, first, source }: ChunkSources) {
  let parts: ReturnType<typeof lazyParts> | undefined
  let needed: Modules | undefined
  let configuring: Modules | undefined

  return (id: string, graph: Graph): string | null => {
    if (!id.startsWith(source + sep) || entries.includes(id)) return null
    const isClient = needsReact([id], graph)
    needed ??= closure(first, graph)
    if (needed.has(id)) return isClient ? 'first-client' : 'first'
    configuring ??= closure(config, graph)
    if (configuring.has(id)) return 'config'
    parts ??= lazyParts(entries, graph)
    const users = parts.get(id) ?? []
    const [only] = users.length === 1 ? users : []
    if (only !== undefined) {
      if (!entries.includes(only)) return null
      return `${basename(only, '.ts')}-${isClient ? 'client' : 'only'}`
    }
    const [room = '', folder] = id.slice(source.length + 1).split(sep)
    if (folder === 'icons') return 'icons'
    return isClient ? `${room}-client` : room
  }
}

/**
 * Whether the modules, or what they import, use React: those are marked 'use client' for servers.
 */
export function needsReact(ids: readonly string[], graph: Graph): boolean {
  return [...closure(ids, graph)].some((id) => /^react(?:-|\/|$)/.test(id))
}

/**
 * Chunks that import one another in a ring, which leaves names undefined while they load.
 *
 * @throws naming the ring.
 */
export function assertNoRing(imports: ReadonlyMap<string, readonly string[]>): void {
  const done = new Set<string>()
  const visit = (chunk: string, path: readonly string[]): void => {
    if (path.includes(chunk)) throw new Error(`Chunks in a ring: ${[...path, chunk].join(' > ')}`)
    if (done.has(chunk)) return
    for (const next of imports.get(chunk) ?? []) visit(next, [...path, chunk])
    done.add(chunk)
  }
  for (const chunk of imports.keys()) visit(chunk, [])
}

/** The modules and everything that they import statically. */
function closure(from: readonly string[], graph: Graph): Modules {
  const found = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** For each module, the entries and lazily loaded modules that import it statically. */
function lazyParts(entries: readonly string[], graph: Graph): ReadonlyMap<string, string[]> {
  const users = new Map<string, string[]>()
  const starts = new Set(entries)
  // A set visits what is added while it is walked.
  for (const start of starts) {
    for (const id of closure([start], graph)) {
      users.set(id, [...(users.get(id) ?? []), start])
      for (const lazy of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) starts.add(lazy)
    }
  }
  return users
}
