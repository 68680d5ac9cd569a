import { ConnectButton, KitProvider } from '@foyer/kit'
import '@foyer/kit/styles.css'
import { show } from './show.tsx'

const loadConfig = () => import('./foyerConfig.ts')

show(
  <KitProvider config={loadConfig}>
    <ConnectButton />
  </KitProvider>,
)
