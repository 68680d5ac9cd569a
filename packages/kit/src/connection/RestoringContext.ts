import { createContext, useContext } from 'react'

/** True from the first paint until the stored connection is restored or given up. */
export const RestoringContext = createContext(false)

export function useRestoring(): boolean {
  return useContext(RestoringContext)
}
