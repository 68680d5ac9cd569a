import { ConnectButton } from '@foyer/kit'

export default function Page() {
  return (
    <main>
      <ConnectButton />
    </main>
  )
}
