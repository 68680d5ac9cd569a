import type { ReactElement } from 'react'

export interface PictureProps {
  /** Checked before: see `safeIcon` and the avatar's source. */
  readonly src: string
  /** Edge in CSS pixels. */
  readonly size: number
  /** Loads it without cookies; its host must then allow other origins (CORS). */
  readonly anonymous?: boolean | undefined
  readonly className?: string | undefined
  onBroken(): void
}

/** A picture from outside, in an `<img>` that runs nothing and tells its host nothing. Decoration. */
export function Picture({ src, size, anonymous, className, onBroken }: PictureProps): ReactElement {
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
      onError={onBroken}
      className={className}
    />
  )
}
