'use client'

import { useSignIn } from '@foyer/kit'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

export function SignIn() {
  const { signIn, signOut, status } = useSignIn()
  const router = useRouter()

  // After signing in or out, here or in another tab, shows the page as the server renders it now.
  useEffect(() => {
    if (status !== 'loading') router.refresh()
  }, [router, status])

  async function leave() {
    await signOut()
    // The status changes at once, but the server has ended the session only now.
    router.refresh()
  }

  if (status === 'authenticated') {
    return <button onClick={leave}>Sign out</button>
  }
  return <button onClick={signIn}>Sign in</button>
}
