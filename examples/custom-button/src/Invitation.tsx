import { useAccountModal, useConnectModal } from '@foyer/kit'

export function Invitation() {
  const connect = useConnectModal()
  const account = useAccountModal()
  if (connect.canOpenModal) return <button onClick={connect.open}>Connect to vote</button>
  return (
    <button disabled={!account.canOpenModal} onClick={account.open}>
      Your account
    </button>
  )
}
