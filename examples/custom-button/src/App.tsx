import { KitProvider } from '@foyer/kit'
import '@foyer/kit/styles.css'
import { AccountControl } from './AccountControl'
import { Invitation } from './Invitation'
import { config } from './kit'

export default function App() {
  return (
    <KitProvider config={config}>
      <header>
        <AccountControl />
      </header>
      <main>
        <Invitation />
      </main>
    </KitProvider>
  )
}
