import type { ReactElement } from 'react'
import { cx } from '../cx.ts'
import styles from './Glyph.module.css'

export interface GlyphProps {
  /** Width and height in CSS pixels. Default 16. */
  readonly size?: number | undefined
  readonly className?: string | undefined
}

/**
 * Creates an icon: round strokes in the text colour, hidden from screen readers.
 *
 * @param path in a 16 x 16 view box.
 * @param options.mirrored mirrors the icon in right-to-left text. Default false.
 */
export function createGlyph(
  path: string,
  { mirrored = false } = {},
): (props: GlyphProps) => ReactElement {
  return ({ size = 16, className }) => (
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
      <path d={path} />
    </svg>
  )
}
