import { ConnectButton, KitProvider, useConnectionState } from '@foyer/kit'
import '@foyer/kit/styles.css'
import { config } from './kit'

export function App() {
  return (
    <KitProvider config={config}>
      <header>
        <ConnectButton />
      </header>
      <main>
        <h1>My app</h1>
        <Account />
      </main>
    </KitProvider>
  )
}

function Account() {
  const { address, chain, status } = useConnectionState()
  // A connection of an earlier visit is being restored.
  if (status === 'reconnecting') return <p>Reconnecting…</p>
  if (status !== 'connected') return <p>Connect a wallet to begin.</p>
  return (
    <p>
      {address} on {chain?.name ?? 'another network'}
    </p>
  )
}
