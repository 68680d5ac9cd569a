import {
  addConfiguredChain,
  type Chain,
  classifyWalletError,
  useConnectionState,
  useKit,
} from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type ReactElement, useState } from 'react'
import { demoChainEn } from '../../i18n/demoChainEn.ts'
import { sendErrorsEn } from '../../i18n/sendErrorsEn.ts'
import styles from './AddDemoChain.module.css'

type Phase = 'idle' | 'asking' | 'kept' | 'pending' | 'rejected'

interface AddDemoChainProps {
  readonly chain: Chain
}

/**
 * For a wallet on the real chain: offers to add the demo's endpoint, and explains what that means.
 */
export function AddDemoChain({ chain }: AddDemoChainProps): ReactElement {
  // Keyed: what became of one network says nothing about another.
  return <Offer key={chain.id} chain={chain} />
}

function Offer({ chain }: AddDemoChainProps): ReactElement {
  const t = useTextOf(demoChainEn)
  const tErrors = useTextOf(sendErrorsEn)
  const kit = useKit()
  const { connectorName } = useConnectionState()
  const [phase, setPhase] = useState<Phase>('idle')
  const words = { network: chain.name, wallet: sanitizeText(connectorName ?? '') }

  async function add(): Promise<void> {
    setPhase('asking')
    try {
      await addConfiguredChain(kit, { chainId: chain.id })
      // This component unmounts once the wallet has proved its chain.
      setPhase('kept')
    } catch (error) {
      const kind = classifyWalletError(error)
      setPhase(kind === 'rejected' || kind === 'pending' ? kind : 'kept')
    }
  }

  return (
    <div className={styles.root}>
      <p>{t('demoChain.meaning', words)}</p>
      <Button busy={phase === 'asking'} onClick={() => void add()}>
        {t('demoChain.add', words)}
      </Button>
      <div role="status">
        {phase === 'rejected' && <p>{t('demoChain.rejected')}</p>}
        {phase === 'pending' && <p>{tErrors('sendError.pending')}</p>}
        {phase === 'kept' && (
          <p>
            {t('demoChain.kept', words)}{' '}
            <code className={styles.url}>{chain.rpcUrls.default.http[0]}</code>
          </p>
        )}
      </div>
    </div>
  )
}
