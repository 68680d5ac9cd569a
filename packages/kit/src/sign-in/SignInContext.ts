import { createContext, useContext } from 'react'
import { SignInNotConfiguredError } from '../errors/signIn.ts'
import type { SignInController } from './SignInController.ts'

/** The way to the part that is loaded on demand. */
export interface SignInAccess {
  load(): Promise<SignInController>
}

/** Undefined in a kit without sign-in. */
export const SignInContext = createContext<SignInAccess | undefined>(undefined)

/** @throws SignInNotConfiguredError in a kit without sign-in. */
export function useSignInAccess(): SignInAccess {
  const access = useContext(SignInContext)
  if (!access) throw new SignInNotConfiguredError()
  return access
}
