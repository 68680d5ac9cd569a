import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Glyph.module.css'

/** Props of every icon. */
export interface GlyphProps {
  /** Width and height in CSS pixels. Default 16. */
  readonly size?: number | undefined
  /** Class of the `<svg>`. */
  readonly className?: string | undefined
}

interface GlyphFrameProps extends GlyphProps {
  /** The shapes, in a 16 x 16 view box. */
  readonly children: ReactNode
  /** Mirrors the icon in right-to-left text. Default false. */
  readonly mirrored?: boolean | undefined
}

/** The `<svg>` of the kit's icons: round strokes in the text colour, hidden from screen readers. */
export function Glyph(props: GlyphFrameProps): ReactElement {
  const { size = 16, className, children, mirrored } = props
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(styles.glyph, mirrored && styles.mirrored, className)}
    >
      {children}
    </svg>
  )
}
