// What a team would write without a kit: wagmi, a native <dialog>, and the account's address.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { createConfig, useConnect, useConnection, useConnectors, WagmiProvider } from 'wagmi'
import { chains } from './chains.ts'
import { show } from './show.tsx'
import { transports } from './transports.ts'

const config = createConfig({
  chains,
  transports,
})
const queryClient = new QueryClient()

function App() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { address } = useConnection()
  const connectors = useConnectors()
  const connect = useConnect()
  if (address) return <span>{`${address.slice(0, 4)}…${address.slice(-4)}`}</span>
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Connect Wallet
      </button>
      <dialog ref={dialog}>
        {connectors.map((connector) => (
          <button key={connector.uid} type="button" onClick={() => connect.mutate({ connector })}>
            {connector.name}
          </button>
        ))}
      </dialog>
    </>
  )
}

show(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </WagmiProvider>,
)
