import { ConnectButton, createKitConfig, KitProvider } from '@foyer/kit'
import { chains } from './chains.ts'
import '@foyer/kit/styles.css'
import { show } from './show.tsx'

const config = createKitConfig({ appName: 'Bench', chains })

show(
  <KitProvider config={config}>
    <ConnectButton />
  </KitProvider>,
)
