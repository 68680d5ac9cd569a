import { type ReactElement, useState } from 'react'
import { cx } from '../cx.ts'
import { Picture } from '../picture/Picture.tsx'
import { useCssVariables } from '../useCssVariables.ts'
import styles from './Icon.module.css'
import { letterColor } from './letterColor.ts'
import { monogram } from './monogram.ts'

/** Props of `Tile`. */
export interface TileProps {
  /** URL of one of the app's own files. For other sources use `Icon`, which checks them. */
  readonly src?: string | undefined
  /** The name next to the icon. Its first letter is shown when there is no image. */
  readonly fallbackName: string
  /** CSS colour behind the image or letter. */
  readonly background?: string | undefined
  /** Width and height in CSS pixels. Default 32. */
  readonly size?: number | undefined
  /** Corner radius in CSS pixels. Default 27 % of the size. */
  readonly radius?: number | undefined
  /** Class of the root element. */
  readonly className?: string | undefined
}

/** An icon from the app's own files. Decorative: show the name next to it. */
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
