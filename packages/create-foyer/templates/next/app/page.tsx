import { ConnectButton } from '@foyer/kit'
import { Account } from './Account'

export default function Page() {
  return (
    <>
      <header>
        <ConnectButton />
      </header>
      <main>
        <h1>My app</h1>
        <Account />
      </main>
    </>
  )
}
