import { createContext } from 'react'
import type { AppStateStore } from './createAppStateStore.ts'

/** The one store of the page, created at the start and passed down. */
export const AppStateContext = createContext<AppStateStore | undefined>(undefined)
