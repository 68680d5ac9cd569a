import { createContext } from 'react'
import type { KitConfig } from './createKitConfig.ts'

/** The config that `<KitProvider>` was given. */
export const KitContext = createContext<KitConfig | undefined>(undefined)
