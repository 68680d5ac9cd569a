import { type ReactNode, useEffect, useMemo } from 'react'
import type { KitConfig } from '../kit/createKitConfig.ts'
import { createSignInAccess } from './createSignInAccess.ts'
import { SignInContext } from './SignInContext.ts'

export interface SignInProviderProps {
  readonly config: KitConfig
  readonly children: ReactNode
}

/** Watches whether there may be a session to look after. Nothing in a kit without sign-in. */
export function SignInProvider({ children, config }: SignInProviderProps) {
  const access = useMemo(() => config.signIn && createSignInAccess(config, config.signIn), [config])
  useEffect(() => access?.start(), [access])
  return <SignInContext value={access}>{children}</SignInContext>
}
