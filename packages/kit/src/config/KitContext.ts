import { createContext } from 'react'
import type { Kit } from './kit.ts'

/** The config passed to `<KitProvider>`; undefined outside it. */
export const KitContext = createContext<Kit | undefined>(undefined)
