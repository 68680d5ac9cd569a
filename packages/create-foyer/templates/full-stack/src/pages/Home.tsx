import { useConnectionState, useSignIn } from '@foyer/kit'

export function Home() {
  const { address, chain, status } = useConnectionState()
  if (status !== 'connected') {
    return (
      <>
        <h1>My app</h1>
        {/* 'reconnecting': a connection of an earlier visit is being restored. */}
        <p>{status === 'reconnecting' ? 'Reconnecting…' : 'Connect a wallet to begin.'}</p>
      </>
    )
  }
  return (
    <>
      <h1>My app</h1>
      <p>
        {address} on {chain?.name ?? 'another network'}
      </p>
      <SignIn />
    </>
  )
}

function SignIn() {
  const { signIn, signOut, status } = useSignIn()
  // An earlier session is being restored.
  if (status === 'loading') return null
  if (status === 'authenticated') {
    return (
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    )
  }
  return (
    <button type="button" onClick={signIn}>
      Verify your account
    </button>
  )
}
