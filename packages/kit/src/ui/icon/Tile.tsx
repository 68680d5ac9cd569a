import { type ReactElement, useState } from 'react'
import { cx } from '../cx.ts'
import { Picture } from '../picture/Picture.tsx'
import { useCssVariables } from '../useCssVariables.ts'
import styles from './Icon.module.css'
import { letterColor } from './letterColor.ts'
import { monogram } from './monogram.ts'

export interface TileProps {
  /** A file of the application. Anything from outside is for `Icon`, which checks it. */
  readonly src?: string | undefined
  /** The name beside the icon; its first letter stands in for a picture. */
  readonly fallbackName: string
  /** CSS colour behind the picture and the letter. */
  readonly background?: string | undefined
  /** Edge in CSS pixels, 32 by default. */
  readonly size?: number | undefined
  /** Corner radius in CSS pixels, 27 % of the edge by default. */
  readonly radius?: number | undefined
  readonly className?: string | undefined
}

/** The tile of something that the application knows itself. Decoration: its name stands beside it. */
export function Tile(props: TileProps): ReactElement {
  const { src, fallbackName, background, size = 32, radius, className } = props
  const [broken, setBroken] = useState<string>()
  const ref = useCssVariables<HTMLSpanElement>({
    '--k-icon-bg': background,
    '--k-icon-letter': letterColor(background),
    '--k-icon-radius': radius === undefined ? undefined : `${radius}px`,
  })
  const shown = src === broken ? undefined : src
  return (
    <span ref={ref} className={cx(styles.icon, className)} data-kit-part="icon" aria-hidden="true">
      {shown === undefined ? (
        <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 32 32">
          <text x="16" y="16" className={styles.letter}>
            {monogram(fallbackName)}
          </text>
        </svg>
      ) : (
        <Picture
          src={shown}
          size={size}
          className={styles.image}
          onBroken={() => setBroken(shown)}
        />
      )}
    </span>
  )
}
