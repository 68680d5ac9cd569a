import { type ReactElement, useMemo } from 'react'
import { drawQr } from './drawQr.ts'
import styles from './QrCode.module.css'

export interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string
  /** What the picture is for, for who does not see it. */
  readonly label: string
}

/** Outer edge, quiet zone included, and the quiet zone, in CSS pixels (Spec §9). */
export const qrSize = 268
const quietZone = 16

/** A QR code, black on white in every theme. Throws while drawing when the text is too long: put a boundary around it. */
export function QrCode({ label, text }: QrCodeProps): ReactElement {
  const { path, size } = useMemo(() => drawQr(text), [text])
  const scale = (qrSize - 2 * quietZone) / size
  return (
    <svg
      role="img"
      aria-label={label}
      width={qrSize}
      height={qrSize}
      viewBox={`0 0 ${qrSize} ${qrSize}`}
      className={styles.code}
      data-kit-part="qr"
    >
      <path
        d={path}
        fillRule="evenodd"
        transform={`translate(${quietZone} ${quietZone}) scale(${scale})`}
      />
    </svg>
  )
}
