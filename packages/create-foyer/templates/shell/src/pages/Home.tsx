import { useConnectionState, useSignIn } from '@foyer/kit'

export function Home() {
  const { address, chain, status } = useConnectionState()
  if (status !== 'connected') {
    return (
      <>
        <h1>My app</h1>
        <p>Connect a wallet to begin.</p>
      </>
    )
  }
  return (
    <>
      <h1>My app</h1>
      <p>
        {address} on {chain?.name ?? 'another network'}
      </p>
      <Proof />
    </>
  )
}

function Proof() {
  const { signIn, signOut, status } = useSignIn()
  if (status === 'authenticated') {
    return (
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    )
  }
  return (
    <button type="button" onClick={signIn}>
      Prove that this account is yours
    </button>
  )
}
