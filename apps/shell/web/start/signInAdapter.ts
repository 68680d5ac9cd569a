import type { SignInAdapter } from '@foyer/kit'
import { createSiweAdapter } from '@foyer/kit/sign-in'
import { siteName } from '../../config/app.ts'

/** The adapter for the sign-in server, which by default is part of the shell's server. */
export function signInAdapter(baseUrl = '/auth'): SignInAdapter {
  return createSiweAdapter({ baseUrl, statement: `Sign in to ${siteName}` })
}
