import { ConnectButton } from '@foyer/kit'
import { getSession } from '../auth'
import { SignIn } from './SignIn'

export default async function Page() {
  const session = await getSession()
  return (
    <main>
      <ConnectButton />
      <p>{session ? `Hello, ${session.address}` : 'This page greets those who have signed in.'}</p>
      <SignIn />
    </main>
  )
}
