import { type LazyImport, lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import { checkLoadedConfig } from './developmentChecks.ts'
import type { Kit } from './kit.ts'
import { isLastConnectorKey } from './lastConnector.ts'

/** Loads a config, as `() => import('./kit.ts')` does if the config is the default export. */
export type LoadConfig<Config> = () => Promise<Config | { readonly default: Config }>

/** A provider's kit, either present or loaded when needed. */
export interface KitSource extends Pick<LazyImport<Kit>, 'load' | 'value' | 'subscribe'> {
  /** The kit for server rendering and for hydration. */
  atStart(): Kit | undefined
  /** An earlier visit left a connection, for which the kit is loaded at once. */
  hadConnection(): boolean
}

const sources = new WeakMap<object, KitSource>()

/** The source of a config; the same config always has the same source. */
export function kitSourceOf(config: Kit | LoadConfig<Kit>): KitSource {
  const known = sources.get(config)
  if (known) return known
  const source = typeof config === 'function' ? lazySource(config) : loadedSource(config)
  sources.set(config, source)
  return source
}

function loadedSource(kit: Kit): KitSource {
  const loaded = Promise.resolve(kit)
  return {
    load: () => loaded,
    value: () => kit,
    subscribe: () => () => {},
    atStart: () => kit,
    hadConnection: () => false,
  }
}

function lazySource(load: LoadConfig<Kit>): KitSource {
  let had: boolean | undefined
  return {
    ...lazyImport(async () => {
      const loaded = await load()
      if (process.env.NODE_ENV !== 'production') checkLoadedConfig(loaded)
      return 'default' in loaded ? loaded.default : loaded
    }),
    atStart: () => undefined,
    hadConnection() {
      had ??= findConnection()
      return had
    },
  }
}

/**
 * Whether the page may have a connection to restore. Looks for keys of any prefix, since the config
 * with the prefix has not loaded yet. In a frame, the page around it may be a wallet (Safe).
 */
function findConnection(): boolean {
  if (typeof window === 'undefined') return false
  try {
    return window.parent !== window || Object.keys(localStorage).some(isLastConnectorKey)
  } catch {
    return true // Storage is refused, as in some frames.
  }
}

/** Whether another tab's change of local storage is a new connection. */
export function isNewConnection({ key, newValue }: StorageEvent): boolean {
  return key !== null && newValue !== null && isLastConnectorKey(key)
}
