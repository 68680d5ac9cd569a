import type { WalletButtonStatus } from '@foyer/kit'
import { WalletButton as KitWalletButton } from '@foyer/kit'
import type { WalletDefinition } from '@foyer/kit/wallets'
import { useIsHydrated } from '@foyer/ui/utils/useIsHydrated.ts'
import type { ReactNode } from 'react'
import { useConfig } from 'wagmi'
import { walletSetupOf } from './connectorsForWallets.ts'

/** What `WalletButton.Custom` passes to its render function. */
export interface WalletButtonRenderProps {
  /** Connecting failed, or the visitor refused. */
  readonly error: boolean
  /** The wallet has been asked. */
  readonly loading: boolean
  /** The page is connected to this wallet. */
  readonly connected: boolean
  /** False while it cannot connect, for example because another wallet is connected. */
  readonly ready: boolean
  /** False in the first render of a server-rendered page. */
  readonly mounted: boolean
  /** The wallet, which need not have a connector of its own. */
  readonly connector: {
    /** The wallet's id. */
    readonly id: string
    readonly name: string
    /** '' without an icon. */
    readonly iconUrl: string
    /** CSS colour behind the icon; undefined without one. */
    readonly iconBackground: string | undefined
  }
  /**
   * Connects a wallet that is in the page; for any other, opens 'Connect a Wallet' at that wallet.
   */
  readonly connect: () => Promise<void>
}

/** Props of `WalletButton.Custom`. */
export interface WalletButtonRendererProps {
  /** The wallet's id, here or in RainbowKit. Default 'rainbow'. */
  readonly wallet?: string | undefined
  /** Renders the button. Not called for a wallet that is not in the list. */
  readonly children: (props: WalletButtonRenderProps) => ReactNode
}

/** A button for one wallet of the list. Draws nothing for a wallet that is not in it. */
export function WalletButton({ wallet }: Pick<WalletButtonRendererProps, 'wallet'>) {
  return <KitWalletButton wallet={useWallet(wallet)} />
}

WalletButton.Custom = WalletButtonCustom

/** The statuses in which another button can be pressed. */
const pressable: ReadonlySet<WalletButtonStatus> = new Set(['ready', 'failed', 'connecting'])

function WalletButtonCustom({ children, wallet: id }: WalletButtonRendererProps) {
  const mounted = useIsHydrated()
  return (
    <KitWalletButton.Custom wallet={useWallet(id)}>
      {({ connect, status, wallet }) =>
        wallet &&
        children({
          connector: { ...wallet, iconUrl: wallet.iconUrl ?? '' },
          connected: status === 'connected',
          error: status === 'failed',
          loading: status === 'connecting',
          mounted,
          ready: pressable.has(status),
          connect: async () => connect(),
        })
      }
    </KitWalletButton.Custom>
  )
}

/** RainbowKit's ids, in lower case, of the wallets that have another one here. */
const otherIds: ReadonlyMap<string, string> = new Map([
  ['1inch', 'oneInch'],
  ['base', 'coinbase'],
  ['baseaccount', 'coinbase'],
  ['bifrostwallet', 'bifrost'],
  ['injected', 'browser'],
  ['ready', 'argent'],
  ['xdefi', 'ctrl'],
])

/** The wallet as the config defines it, so that its name is drawn at once; otherwise its id. */
function useWallet(id = 'rainbow'): string | WalletDefinition {
  const { wallets = [] } = walletSetupOf(useConfig()) ?? {}
  const withId = (wanted: string | undefined) =>
    wallets.find((each) => each.id.toLowerCase() === wanted?.toLowerCase())
  const wallet = withId(id) ?? withId(otherIds.get(id.toLowerCase()))
  if (!wallet) return id
  const { iconBackground, iconUrl, name } = wallet
  const known = { id: wallet.id, name, iconBackground }
  return typeof iconUrl === 'string' ? { ...known, iconUrl } : known
}
