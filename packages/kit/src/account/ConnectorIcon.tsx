import { Icon } from '@foyer/ui/icon/Icon.tsx'
import { useEffect, useState } from 'react'
import type { Connector } from 'wagmi'
import { useKit } from '../chains/config/useKit.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { windowConnectorId } from '../wallets/connectors/injected/isInjected.ts'
import { isSharedConnector } from '../wallets/list/resolveConnectors.ts'
import { walletSource } from '../wallets/list/walletSource.ts'
import type { WalletDefinition, WalletGroupDefinition } from '../wallets/walletDefinition.ts'
import styles from './ConnectorIcon.module.css'

/** Props of `ConnectorIcon`. */
export interface ConnectorIconProps {
  /** Width and height in CSS pixels. */
  readonly size: number
}

/**
 * The connected wallet's icon, on the corner of the picture that it is placed in; nothing for a
 * wallet without one. Decorative: the account dialog names the wallet.
 */
export function ConnectorIcon({ size }: ConnectorIconProps) {
  const kit = useKit('ConnectorIcon')
  const { wagmi } = kit
  const { connectorIcon, connectorName } = useConnectionState()
  const [definition, setDefinition] = useState<WalletDefinition>()
  const source = kit.get(walletSource)
  useEffect(() => {
    const { connections, current } = wagmi.state
    const connector = current === null ? undefined : connections.get(current)?.connector
    if (connectorIcon !== undefined || !connector || connector.name !== connectorName) return
    let isCurrent = true
    source.load().then(
      (groups) => {
        if (isCurrent) setDefinition(definitionOf(connector, groups))
      },
      () => undefined, // Opening the connect dialog reports it.
    )
    return () => {
      isCurrent = false
      setDefinition(undefined)
    }
  }, [connectorIcon, connectorName, source, wagmi])
  const src = connectorIcon ?? definition?.iconUrl
  if (src === undefined) return null
  return (
    <span className={styles.corner}>
      <Icon
        src={src}
        background={definition?.iconBackground}
        fallbackName={connectorName ?? ''}
        size={size}
      />
    </span>
  )
}

/** The configured wallet of a connector that brings no icon of its own. */
function definitionOf(
  connector: Connector,
  groups: readonly WalletGroupDefinition[],
): WalletDefinition | undefined {
  return groups
    .flatMap(({ wallets }) => wallets)
    .find(
      ({ connectorId = '', id, name }) =>
        [windowConnectorId(id), connectorId].includes(connector.id) ||
        (isSharedConnector(connector) && name === connector.name),
    )
}
