import { createContext, useContext } from 'react'

/** True from the first paint until restoring the stored connection has succeeded or failed. */
export const RestoringContext = createContext(false)

export function useRestoring(): boolean {
  return useContext(RestoringContext)
}
