import { useContext } from 'react'
import { SignInNotConfiguredError } from '../errors/signIn.ts'
import { type SignInAccess, SignInContext } from './SignInContext.ts'

/** @throws SignInNotConfiguredError in a kit without sign-in. */
export function useSignInAccess(): SignInAccess {
  const access = useContext(SignInContext)
  if (!access) throw new SignInNotConfiguredError()
  return access
}
