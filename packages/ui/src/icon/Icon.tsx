import { type ReactElement, useState } from 'react'
import { cx } from '../cx.ts'
import { charactersOf } from '../format/sanitizeText.ts'
import { luminance, parseHex } from '../theme/colour.ts'
import { useCssVariables } from '../useCssVariables.ts'
import styles from './Icon.module.css'

export interface IconProps {
  /** URL of one of the app's own files, or a data URI. */
  readonly src?: string | undefined
  /** The name next to the icon. Its first letter is shown when there is no image. */
  readonly fallbackName: string
  /** CSS colour behind the image or letter. */
  readonly background?: string | undefined
  /** Width and height in CSS pixels. Default 32. */
  readonly size?: number | undefined
  /** Corner radius in CSS pixels. Default 27 % of the size. */
  readonly radius?: number | undefined
  readonly className?: string | undefined
}

/** The icon of a wallet or network. Decorative: show the name next to it. */
export function Icon(props: IconProps): ReactElement {
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

/** A wallet or network, whose icon may be missing. */
interface IconSource {
  readonly name: string
  readonly iconUrl?: string | undefined
  readonly iconBackground?: string | undefined
}

/** Props for the icon of a wallet or network. */
export function iconOf({ iconBackground, iconUrl, name }: IconSource): IconProps {
  return { src: iconUrl, fallbackName: name, background: iconBackground }
}

export interface PictureProps {
  /** Image URL, already checked (see `imageDataUri`). */
  readonly src: string
  /** Width and height in CSS pixels. */
  readonly size: number
  /** Loads the image without cookies; its host must then allow CORS. Default false. */
  readonly anonymous?: boolean | undefined
  readonly className?: string | undefined
  /** Called when the image is loaded and decoded, so that showing it does not flicker. */
  onReady?(): void
  /** Called when the image fails to load. */
  onBroken(): void
}

/** A decorative image from another host, loaded without a referrer. */
export function Picture(props: PictureProps): ReactElement {
  const { src, size, anonymous, className, onBroken, onReady } = props
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
      referrerPolicy="no-referrer"
      crossOrigin={anonymous ? 'anonymous' : undefined}
      draggable={false}
      onLoad={({ currentTarget }) => {
        if (onReady) currentTarget.decode().then(onReady, onReady)
      }}
      onError={onBroken}
      className={className}
    />
  )
}

/** Returns the first letter (grapheme) or digit of a name in upper case, or `?` if it has none. */
export function monogram(name: string): string {
  for (const character of charactersOf(name)) {
    if (/[\p{L}\p{N}]/u.test(character)) return character.toUpperCase()
  }
  return '?'
}

/**
 * Returns black or white, the one with more contrast on a `#rgb` or `#rrggbb` background. Undefined
 * for other formats.
 */
export function letterColor(background: string | undefined): string | undefined {
  const rgb = parseHex(background ?? '')
  // At 0.179, black and white have equal contrast.
  return rgb && (luminance(rgb) > 0.179 ? '#000000' : '#ffffff')
}
