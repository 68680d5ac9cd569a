import { ConnectButton } from '@foyer/kit'

export default function Home() {
  return <ConnectButton />
}
