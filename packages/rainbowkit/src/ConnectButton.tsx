import type { AuthenticationStatus, ConnectButtonRenderProps as KitRenderProps } from '@foyer/kit'
import { type ConnectButtonProps, ConnectButton as KitConnectButton } from '@foyer/kit'
import { useIsHydrated } from '@foyer/ui/utils/useIsHydrated.ts'
import type { ReactNode } from 'react'
import { useAuthenticationStatus } from './authentication.tsx'

/** What `ConnectButton.Custom` passes to its render function. */
export interface ConnectButtonRenderProps {
  /** Undefined unless connected. */
  readonly account?: Display<KitRenderProps['account']> | undefined
  /** Undefined unless connected. */
  readonly chain?: (Display<KitRenderProps['chain']> & { readonly hasIcon: boolean }) | undefined
  /** False on a server and until the page has mounted. */
  readonly mounted: boolean
  /** Undefined without `RainbowKitAuthenticationProvider`. */
  readonly authenticationStatus?: AuthenticationStatus | undefined
  /** Does nothing unless connected on a configured chain. */
  readonly openAccountModal: () => void
  /** Does nothing unless connected. */
  readonly openChainModal: () => void
  /** Does nothing while connected. */
  readonly openConnectModal: () => void
  readonly accountModalOpen: boolean
  readonly chainModalOpen: boolean
  readonly connectModalOpen: boolean
}

type Display<T> = NonNullable<T>

export interface ConnectButtonCustomProps {
  readonly children: (props: ConnectButtonRenderProps) => ReactNode
}

/** RainbowKit's connect button, backed by the kit. */
export function ConnectButton(props: Omit<ConnectButtonProps, 'quiet'>) {
  return <KitConnectButton {...props} />
}

ConnectButton.Custom = ConnectButtonCustom

function ConnectButtonCustom({ children }: ConnectButtonCustomProps) {
  const authenticationStatus = useAuthenticationStatus()
  const mounted = useIsHydrated()
  return (
    <KitConnectButton.Custom>
      {({ account, chain, status: _, connectionState: __, ...modals }) =>
        children({
          ...modals,
          account,
          chain: chain && { ...chain, hasIcon: chain.iconUrl !== undefined },
          authenticationStatus,
          mounted,
        })
      }
    </KitConnectButton.Custom>
  )
}
