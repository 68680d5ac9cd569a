import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Glyph.module.css'

export interface GlyphProps {
  /** Edge in CSS pixels, 16 by default. */
  readonly size?: number | undefined
  readonly className?: string | undefined
}

interface GlyphFrameProps extends GlyphProps {
  readonly children: ReactNode
  /** Points along the line of text, so it turns round in right-to-left pages. */
  readonly mirrored?: boolean | undefined
}

/** The frame of our own glyphs: a grid of 16, round strokes in the text's colour, never a name. */
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
