import type { ReactNode } from 'react'
import { type Connector, useConfig, useConnect, useConnection, useConnectors } from 'wagmi'
import { useConnectModal } from '../modals/useModal.ts'
import { Button } from '../ui/button/Button.tsx'
import { useIsMounted } from './ConnectButton.tsx'
import { walletSetupOf } from './connectorsForWallets.ts'
import type { Wallet } from './wallet.ts'

/** What `WalletButton.Custom` passes to its render function. */
export interface WalletButtonRenderProps {
  readonly error: boolean
  readonly loading: boolean
  readonly connected: boolean
  /** False while it could not connect, for example because another wallet is connected. */
  readonly ready: boolean
  readonly mounted: boolean
  readonly connector: { readonly id: string; readonly name: string; readonly iconUrl: string }
  /**
   * Connects a wallet that is in the page; opens 'Connect a Wallet' for one that is reached in
   * another way.
   */
  readonly connect: () => Promise<void>
}

/** Props of `WalletButton.Custom`. */
export interface WalletButtonRendererProps {
  /** The wallet's id. Default 'rainbow'. */
  readonly wallet?: string | undefined
  readonly children: (props: WalletButtonRenderProps) => ReactNode
}

/** A button for one wallet of the list. Draws nothing for a wallet that is not in it. */
export function WalletButton({ wallet }: Pick<WalletButtonRendererProps, 'wallet'>) {
  return (
    <WalletButtonCustom wallet={wallet}>
      {({ connect, connector, loading, ready }) => (
        <Button variant="neutral" busy={loading} disabled={!ready} onClick={() => void connect()}>
          {connector.name}
        </Button>
      )}
    </WalletButtonCustom>
  )
}

WalletButton.Custom = WalletButtonCustom

function WalletButtonCustom({ children, wallet: id = 'rainbow' }: WalletButtonRendererProps) {
  const wallet = useWallet(id)
  const installed = useInstalled(wallet)
  const connection = useConnection()
  const { isError, isPending, mutateAsync } = useConnect()
  const { canOpenModal, open } = useConnectModal()
  const mounted = useIsMounted()
  if (!wallet) return null
  const { iconUrl, name } = wallet
  return children({
    connector: { id: wallet.id, name, iconUrl: typeof iconUrl === 'string' ? iconUrl : '' },
    connected: connection.status === 'connected' && connection.connector.uid === installed?.uid,
    error: isError,
    loading: isPending,
    mounted,
    ready: canOpenModal,
    async connect() {
      if (!installed) return open()
      // A rejection is no error of the page; `error` says that it happened.
      await mutateAsync({ connector: installed }).catch(() => undefined)
    },
  })
}

function useWallet(id: string): Wallet | undefined {
  const { wallets = [] } = walletSetupOf(useConfig()) ?? {}
  return wallets.find((wallet) => wallet.id.toLowerCase() === id.toLowerCase())
}

/** The connector of a wallet whose provider is in the page, or of a custom wallet. */
function useInstalled(wallet: Wallet | undefined): Connector | undefined {
  const connectors = useConnectors()
  if (!wallet) return undefined
  const { definition, id, rdns } = wallet
  const ids = definition ? (definition.rdns ?? []) : [rdns, id]
  return connectors.find((connector) => ids.includes(connector.id))
}
