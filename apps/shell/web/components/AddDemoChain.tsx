import {
  addChain,
  Button,
  type Chain,
  classifyWalletError,
  sanitizeText,
  useConnectionState,
  useKit,
  useTextOf,
} from '@foyer/kit'
import { type ReactElement, useState } from 'react'
import { demoChainEn } from '../i18n/demoChainEn.ts'
import styles from './AddDemoChain.module.css'

type Phase = 'idle' | 'asking' | 'kept' | 'rejected'

/** The way out for a wallet on the real network: the demo's own endpoint, with what it means to take it. */
export function AddDemoChain({ chain }: { readonly chain: Chain }): ReactElement {
  const t = useTextOf(demoChainEn)
  const kit = useKit()
  const { connectorName } = useConnectionState()
  const [phase, setPhase] = useState<Phase>('idle')
  const words = { network: chain.name, wallet: sanitizeText(connectorName ?? '') }

  async function add(): Promise<void> {
    setPhase('asking')
    try {
      await addChain(kit, chain.id)
      // Once the wallet has proved to be here, this part is gone.
      setPhase('kept')
    } catch (error) {
      setPhase(classifyWalletError(error) === 'rejected' ? 'rejected' : 'kept')
    }
  }

  return (
    <div className={styles.part}>
      <p>{t('demoChain.meaning', words)}</p>
      <Button busy={phase === 'asking'} onClick={() => void add()}>
        {t(phase === 'asking' ? 'demoChain.asking' : 'demoChain.add', words)}
      </Button>
      <div role="status">
        {phase === 'rejected' && <p>{t('demoChain.rejected')}</p>}
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
