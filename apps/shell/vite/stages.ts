import { join } from 'node:path'
import { createClosure, type Graph } from './closure.ts'

const shell = join(import.meta.dirname, '..')
const kit = join(shell, '../../packages/kit/src')

/** The entry modules of each stage of a visit. */
const page = [join(shell, 'web/main.tsx')]
const home = [
  join(shell, 'web/features/home/HomePage.tsx'),
  // Loaded ahead, with any page.
  join(shell, 'web/layout/lateParts.ts'),
]
const createKit = [join(shell, 'web/start/createKit.ts')]
const connect = [
  join(kit, 'kit/connectDialogFor.tsx'),
  join(kit, 'wallets/discovery/addInjectedConnectors.ts'),
  join(shell, 'config/wallets.ts'),
]
const connected = [join(kit, 'kit/ConnectedControls.tsx'), join(kit, 'kit/WhileConnected.tsx')]
/** Modules that are only used together with the connect dialog's code. */
const afterConnect = [
  join(kit, 'connect/views/OtherStep.tsx'),
  join(kit, 'kit/walletButtonFor.tsx'),
]

/**
 * Names the chunk of a module after the stage of a visit that needs it first: Home, the kit, the
 * connect dialog, the connected controls. Modules that other pages and dialogs need as well get a
 * separate chunk. Other modules get no name: the bundler creates a chunk for each set of modules
 * that the same pages share.
 *
 * A stage has everything that its files import and no earlier stage has, so that chunks have no
 * cycles.
 */
export function createStageNames() {
  let stages: ReadonlyMap<string, ReadonlySet<string>> | undefined

  return (id: string, graph: Graph): string | null => {
    stages ??= findStages(graph)
    for (const [name, modules] of stages) if (modules.has(id)) return name
    return null
  }
}

function findStages(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const closure = createClosure(graph)
  const staged = new Set([...home, ...createKit, ...connect, ...connected, ...afterConnect])
  const others = closure(lazyModules().filter((id) => !staged.has(id)))
  const ofHome = closure(home)
  const ofKit = closure(createKit)
  const ofConnect = closure(connect)
  const ofConnected = closure(connected)
  return new Map([
    ['home', shared(ofHome, others, ofKit, ofConnect, ofConnected)],
    ['kit', ofKit],
    ['shared', shared(ofConnect, others, ofConnected)],
    ['connect', ofConnect],
    ['account', shared(ofConnected, others)],
    ['connected', ofConnected],
  ])

  /** Every module of the page that is imported dynamically. */
  function lazyModules(): readonly string[] {
    const found = new Set<string>()
    const starts = new Set(page)
    // A set's iteration includes values that are added during it.
    for (const start of starts) {
      for (const id of closure([start])) {
        for (const lazy of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
          found.add(lazy)
          starts.add(lazy)
        }
      }
    }
    return [...found]
  }
}

/** The modules that are also in one of the other sets. */
function shared(modules: Set<string>, ...others: readonly ReadonlySet<string>[]): Set<string> {
  return new Set([...modules].filter((id) => others.some((other) => other.has(id))))
}
