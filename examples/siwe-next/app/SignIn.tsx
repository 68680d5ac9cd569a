'use client'

import { useSignIn } from '@foyer/kit'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

export function SignIn() {
  const { signIn, signOut, status } = useSignIn()
  const router = useRouter()

  // Who signs in or out, here or in another tab, is shown the page as the server draws it for them.
  useEffect(() => {
    if (status !== 'loading') router.refresh()
  }, [router, status])

  if (status === 'authenticated') {
    return <button onClick={signOut}>Sign out</button>
  }
  return <button onClick={signIn}>Sign in</button>
}
