import { cx } from '@foyer/ui/cx.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { LoadBoundary } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { qrSize, quietZone } from '@foyer/ui/qr/qrSize.ts'
import { useCssVariables } from '@foyer/ui/useCssVariables.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { ReactNode } from 'react'
import type { WalletRow } from '../../wallets/walletRow.ts'
import styles from './PairingCode.module.css'

const qrCode = lazyImport(async () => (await import('@foyer/ui/qr/QrCode.tsx')).QrCode)

/** Width of the wallet's icon, and of the empty square around it, in CSS pixels. */
const iconSize = 44
const iconHole = 54
/** Modules per side of a typical pairing link's code. */
const usualModules = 57

export interface PairingCodeProps {
  readonly wallet: WalletRow
  /** Undefined until there is a link: the card then shows a placeholder. */
  readonly text: string | undefined
  readonly label: string
  /** Shown when the QR code fails to load or cannot be drawn. */
  readonly fallback: ReactNode
  /** Remaining share of the link's lifetime, 0 to 1, shown at the card's edge. Default: none. */
  readonly left?: number | undefined
}

/** A QR code on a 268 px card with the wallet's icon. If it fails, the dialog still works. */
export function PairingCode({ fallback, label, left, text, wallet }: PairingCodeProps) {
  // Ahead of the link, so that the code is drawn as soon as the link is there.
  const { failed, value: QrCode } = useLazyImport(qrCode, true)
  const failure = <p className={styles.failed}>{fallback}</p>
  const code =
    text !== undefined && QrCode ? (
      <LoadBoundary key={text} onRetry={() => {}} fallback={() => failure}>
        <QrCode text={text} label={label} hole={iconHole} />
      </LoadBoundary>
    ) : null
  return (
    <div className={styles.card}>
      <Placeholder waiting={!failed && code === null} />
      <span className={styles.icon}>
        <Icon {...iconOf(wallet)} size={iconSize} radius={12} />
      </span>
      {failed ? failure : code}
      {left === undefined ? null : <Lifetime left={left} />}
    </div>
  )
}

/**
 * A placeholder in the shape of a QR code: three finder patterns on a grid of dots. Still once the
 * code appears on top of it.
 */
function Placeholder({ waiting }: { readonly waiting: boolean }) {
  const scale = (qrSize - 2 * quietZone) / usualModules
  const far = usualModules - 7
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={qrSize}
      height={qrSize}
      viewBox={`0 0 ${qrSize} ${qrSize}`}
      className={cx(styles.placeholder, waiting && styles.waiting)}
    >
      <g transform={`translate(${quietZone} ${quietZone}) scale(${scale})`}>
        <path
          className={styles.dots}
          d={Array.from({ length: usualModules }, (_, row) => `M.5 ${row + 0.5}h56`).join('')}
        />
        {[
          [0, 0],
          [far, 0],
          [0, far],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`}>
            <rect x={x - 0.5} y={y - 0.5} width="8" height="8" fill="#fff" />
            <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx=".8" className={styles.eye} />
            <rect x={x + 2} y={y + 2} width="3" height="3" rx=".5" />
          </g>
        ))}
      </g>
    </svg>
  )
}

/** A line around the card that shortens as the link expires. The text in the foot says the same. */
function Lifetime({ left }: { readonly left: number }) {
  const line = useCssVariables<SVGRectElement>({ '--k-left': `${100 - 100 * left}` })
  const edge = qrSize + 8
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={edge}
      height={edge}
      viewBox={`0 0 ${edge} ${edge}`}
      className={styles.lifetime}
    >
      <rect
        ref={line}
        x="1"
        y="1"
        width={edge - 2}
        height={edge - 2}
        rx="19"
        pathLength="100"
        strokeDasharray="100 100"
        className={styles.line}
      />
    </svg>
  )
}
