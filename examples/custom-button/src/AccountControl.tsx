import { ConnectButton } from '@foyer/kit'

export function AccountControl() {
  return (
    <ConnectButton.Custom>
      {({ account, chain, openAccountModal, openChainModal, openConnectModal, status }) => {
        if (status === 'reconnecting') return <button disabled>Reconnecting…</button>
        if (!account) return <button onClick={openConnectModal}>Connect Wallet</button>
        if (chain?.unsupported) return <button onClick={openChainModal}>Wrong network</button>
        return (
          <>
            <button onClick={openChainModal}>{chain?.name}</button>
            <button onClick={openAccountModal}>{account.displayName}</button>
          </>
        )
      }}
    </ConnectButton.Custom>
  )
}
