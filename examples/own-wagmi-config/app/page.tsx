import { ConnectButton } from '@foyer/kit'
import { Block } from './Block'

export default function Page() {
  return (
    <main>
      <ConnectButton />
      <Block />
    </main>
  )
}
