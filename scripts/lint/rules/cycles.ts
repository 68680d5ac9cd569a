import type { Rule } from '../Rule.ts'
import { resolveImport } from '../source/resolveImport.ts'
import type { SourceTree } from '../source/SourceTree.ts'
import type { Violation } from '../Violation.ts'

interface Arrow {
  readonly to: string
  readonly start: number
}

/**
 * Files that import one another in a ring. Types count; `import()` does not, since it runs after
 * the modules are ready.
 */
export const cyclesRule: Rule = {
  name: 'cycles',
  check(tree) {
    const arrows = new Map(
      tree.files.filter(({ isCode }) => isCode).map(({ path }) => [path, arrowsOf(tree, path)]),
    )
    return findRings(arrows).map((ring) => describe(tree, arrows, ring))
  },
}

function arrowsOf(tree: SourceTree, path: string): readonly Arrow[] {
  const arrows: Arrow[] = []
  for (const { specifier, start, kind } of tree.get(path)?.imports ?? []) {
    if (kind === 'dynamic') continue
    const to = resolveImport(tree, path, specifier)
    if (to !== undefined && tree.get(to)?.isCode) arrows.push({ to, start })
  }
  return arrows
}

/** One ring for each arrow that leads back to a file on the way down to it. */
function findRings(arrows: ReadonlyMap<string, readonly Arrow[]>): string[][] {
  const rings: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const walk = (path: string): void => {
    if (done.has(path)) return
    const seenAt = way.indexOf(path)
    if (seenAt !== -1) {
      rings.push(way.slice(seenAt))
      return
    }
    way.push(path)
    for (const { to } of arrows.get(path) ?? []) walk(to)
    way.pop()
    done.add(path)
  }
  for (const path of arrows.keys()) walk(path)
  return rings
}

function describe(
  tree: SourceTree,
  arrows: ReadonlyMap<string, readonly Arrow[]>,
  ring: readonly string[],
): Violation {
  const [first = '', second = first] = ring
  const start = arrows.get(first)?.find(({ to }) => to === second)?.start ?? 0
  const line = tree.get(first)?.lineAt(start) ?? 1
  const message = `import cycle: ${[...ring, first].join(' > ')}. Move what they share into a file of its own`
  return { file: first, line, message, level: 'error' }
}
