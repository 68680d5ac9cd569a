import { createContext } from 'react'
import type { Kit } from './kit.ts'
import type { KitSource } from './kitSource.ts'

/** The config passed to `<KitProvider>`; undefined outside it, and until it has loaded. */
export const KitContext = createContext<Kit | undefined>(undefined)

/** The source of the kit; undefined outside `<KitProvider>`. */
export const KitSourceContext = createContext<KitSource | undefined>(undefined)
