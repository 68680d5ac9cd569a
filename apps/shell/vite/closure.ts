import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

/** The bundler's modules. */
export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** A file that only re-exports from others. */
interface ExportList {
  /** The module of each exported name. */
  readonly modules: ReadonlyMap<string, string>
  /** Modules all of whose exports it exports. */
  readonly stars: readonly string[]
}

const named = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["'];?/g
const starred = /export\s*\*\s*from\s*["']([^"']+)["'];?/g
const exported = /export\s*\{[^}]*\};?/g
const comments = /\/\/.*$|\/\*[\s\S]*?\*\//gm

/**
 * Creates a function that finds the modules and everything that they import statically. A file that
 * only re-exports, such as the entries of the kit and of viem, contributes only the exports that
 * its importers name, since the bundler drops the rest.
 */
export function createClosure(graph: Graph) {
  const lists = new Map<string, ExportList | undefined>()
  const listOf = (id: string): ExportList | undefined => {
    if (!lists.has(id)) lists.set(id, readList(id))
    return lists.get(id)
  }

  function readList(id: string): ExportList | undefined {
    const info = graph.getModuleInfo(id)
    const code = info?.code?.replace(comments, '')
    if (!info || !code) return undefined
    const rest = code.replace(named, '').replace(starred, '').replace(exported, '')
    if (rest.trim() !== '') return undefined
    const resolve = (source: string) => {
      const path = source.startsWith('.') ? join(dirname(id), source) : `/node_modules/${source}/`
      return info.importedIds.find((imported) => imported === path || imported.includes(path))
    }
    const modules = new Map<string, string>()
    for (const [, names = '', source = ''] of code.matchAll(named)) {
      const module = resolve(source)
      if (module !== undefined)
        for (const name of namesIn(names, 'outer')) modules.set(name, module)
    }
    const stars = [...code.matchAll(starred)].flatMap(([, source = '']) => resolve(source) ?? [])
    return { modules, stars }
  }

  /** The module behind one of the list's names. */
  function find(list: ExportList, name: string): string | undefined {
    const module = list.modules.get(name)
    if (module !== undefined) {
      const inner = listOf(module)
      return inner ? find(inner, name) : module
    }
    for (const star of list.stars) {
      const inner = listOf(star)
      const found = inner && find(inner, name)
      if (found !== undefined) return found
    }
    return undefined
  }

  function importsOf(id: string): readonly string[] {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
    const names = [...(code ?? '').matchAll(named)].flatMap(([, list = '']) =>
      namesIn(list, 'inner'),
    )
    return importedIds.flatMap((imported) => {
      const list = listOf(imported)
      return list ? names.flatMap((name) => find(list, name) ?? []) : [imported]
    })
  }

  return (from: Iterable<string>): Set<string> => {
    const found = new Set(from)
    // A set's iteration includes values that are added during it.
    for (const id of found) for (const imported of importsOf(id)) found.add(imported)
    return found
  }
}

/** Of `a, b as c`: the inner names are a and b, the outer ones a and c. */
function namesIn(list: string, side: 'inner' | 'outer'): readonly string[] {
  const names = list.split(',').map((each) => each.trim().split(/\s+as\s+/))
  return names.map(([inner = '', outer = inner]) => (side === 'inner' ? inner : outer))
}
