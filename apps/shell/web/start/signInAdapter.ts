import type { SignInAdapter } from '@foyer/kit'
import { createSiweAdapter } from '@foyer/kit/sign-in'
import { siteName } from '../../config/app.ts'

/** The way to the sign-in server, which this page's own server brings along. */
export function signInAdapter(): SignInAdapter {
  return createSiweAdapter({ baseUrl: '/auth', statement: `Sign in to ${siteName}` })
}
