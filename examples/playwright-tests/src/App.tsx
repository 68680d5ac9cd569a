import { ConnectButton, createKitConfig, KitProvider } from '@foyer/kit'
import { base, mainnet } from 'viem/chains'
import '@foyer/kit/styles.css'

const config = createKitConfig({ appName: 'My app', chains: [mainnet, base] })

export default function App() {
  return (
    <KitProvider config={config}>
      <ConnectButton />
    </KitProvider>
  )
}
