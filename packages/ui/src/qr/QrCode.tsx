import { type ReactElement, useMemo } from 'react'
import { drawQr } from './drawQr.ts'
import styles from './QrCode.module.css'
import { qrSize, quietZone } from './qrSize.ts'

export interface QrCodeProps {
  /** The encoded text. At most 2,331 bytes. */
  readonly text: string
  /** Accessible name of the image: what the code is for. */
  readonly label: string
  /** Width of the empty square in the middle, in CSS pixels. Default 0. */
  readonly hole?: number | undefined
}

/**
 * A QR code, black on white in every theme; its modules appear from the middle. Wrap it in an error
 * boundary.
 *
 * @throws RangeError while rendering when `text` is too long.
 */
export function QrCode({ hole = 0, label, text }: QrCodeProps): ReactElement {
  const inner = qrSize - 2 * quietZone
  const { path, size } = useMemo(() => drawQr(text, hole / inner), [hole, inner, text])
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
        transform={`translate(${quietZone} ${quietZone}) scale(${inner / size})`}
      />
    </svg>
  )
}
