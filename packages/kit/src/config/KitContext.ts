import { createContext } from 'react'
import type { KitConfig } from '../kit/createKitConfig.ts'

/** The config that `<KitProvider>` was given. */
export const KitContext = createContext<KitConfig | undefined>(undefined)
