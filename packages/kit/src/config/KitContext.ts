import { createContext } from 'react'
import type { Kit } from './kit.ts'

/** The config that `<KitProvider>` was given. */
export const KitContext = createContext<Kit | undefined>(undefined)
