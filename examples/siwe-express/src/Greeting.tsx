import { useSignIn } from '@foyer/kit'
import { useQuery } from '@tanstack/react-query'

/** A response that only signed-in visitors get. */
export function Greeting() {
  const { session, signIn, signOut, status } = useSignIn()
  const isSignedIn = status === 'authenticated'
  const greeting = useQuery({
    // By account: the next one to sign in must not see it.
    queryKey: ['greeting', session?.address],
    queryFn: fetchGreeting,
    enabled: isSignedIn,
  })
  if (!isSignedIn) {
    return (
      <p>
        <button onClick={signIn}>Sign in</button>
      </p>
    )
  }
  return (
    <p>
      {greeting.data} <button onClick={signOut}>Sign out</button>
    </p>
  )
}

async function fetchGreeting(): Promise<string> {
  const response = await fetch('/api/greeting')
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const { text } = (await response.json()) as { text: string }
  return text
}
