import { ConnectButton, KitProvider } from '@foyer/kit'
import '@foyer/kit/styles.css'
import { Greeting } from './Greeting'
import { config } from './kit'

export default function App() {
  return (
    <KitProvider config={config}>
      <ConnectButton />
      <Greeting />
    </KitProvider>
  )
}
