import { docsUrl } from '@foyer/ui/errors/KitError.ts'
import { fieldOf } from '@foyer/ui/utils/guards.ts'
import { useEffect } from 'react'
import type { Connector } from 'wagmi'
import { slot } from '../../../chains/config/slot.ts'
import { useKit } from '../../../chains/config/useKit.ts'

interface QrModalWarningProps {
  readonly connector: Connector | undefined
}

/**
 * Warns, once for each connector, that WalletConnect's own modal opens below the dialog. wagmi's
 * connector tells its options only through its provider. Drawn in development only.
 */
export function QrModalWarning({ connector }: QrModalWarningProps): null {
  const warned = useKit('QrModalWarning').get(warnedConnectors)
  useEffect(() => {
    if (!connector || warned.has(connector)) return
    warned.add(connector)
    connector.getProvider().then(
      (provider) => {
        if (fieldOf(fieldOf(provider, 'rpc'), 'showQrModal') !== true) return
        console.warn(
          `The modal of walletConnect() opens below the kit's dialog, which shows the same code. Pass it showQrModal: false. ${docsUrl}/recipes/own-wagmi-config#walletconnect`,
        )
      },
      () => undefined,
    )
  }, [connector, warned])
  return null
}

const warnedConnectors = slot('warnedConnectors', () => new WeakSet<Connector>())
