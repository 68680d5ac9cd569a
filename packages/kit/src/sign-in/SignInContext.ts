import { createContext } from 'react'
import type { SignInController } from './SignInController.ts'

/** The way to the part that is loaded on demand. */
export interface SignInAccess {
  load(): Promise<SignInController>
}

/** Undefined in a kit without sign-in. */
export const SignInContext = createContext<SignInAccess | undefined>(undefined)
