import { lazy, type ReactNode, Suspense } from 'react'
import { LoadBoundary } from '../../ui/load/LoadBoundary.tsx'
import { Ring } from '../../ui/spinner/Ring.tsx'
import styles from './PairingCode.module.css'

const QrCode = lazy(async () => ({ default: (await import('../../ui/qr/QrCode.tsx')).QrCode }))

export interface PairingCodeProps {
  readonly text: string
  readonly label: string
  /** Shown when the QR code fails to load or cannot be drawn. */
  readonly fallback: ReactNode
}

/** A QR code in a 268 px frame. If it cannot be drawn, the rest of the dialog still works. */
export function PairingCode({ fallback, label, text }: PairingCodeProps) {
  return (
    <LoadBoundary
      key={text}
      onRetry={() => {}}
      fallback={() => <p className={styles.failed}>{fallback}</p>}
    >
      <Suspense
        fallback={
          <span className={styles.frame}>
            <Ring size={24} />
          </span>
        }
      >
        <QrCode text={text} label={label} />
      </Suspense>
    </LoadBoundary>
  )
}
