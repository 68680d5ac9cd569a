import { type ReactElement, useMemo } from 'react'
import { drawQr } from './drawQr.ts'
import styles from './QrCode.module.css'

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** The encoded text. At most 2,331 bytes. */
  readonly text: string
  /** Accessible name of the image: what the code is for. */
  readonly label: string
}

/** Width and height including the quiet zone, in CSS pixels (docs/spec-map.md §9). */
export const qrSize = 268
/** Width of the quiet zone, in CSS pixels. */
const quietZone = 16

/**
 * A QR code, black on white in every theme. Wrap it in an error boundary.
 *
 * @throws RangeError while rendering when `text` is too long.
 */
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
