import type { ReactElement } from 'react'

export interface PictureProps {
  /** Checked before: see `safeIcon` and the avatar's source. */
  readonly src: string
  /** Edge in CSS pixels. */
  readonly size: number
  readonly className?: string | undefined
  onBroken(): void
}

/** A picture from outside, in an `<img>` that runs nothing and tells its host nothing. Decoration. */
export function Picture({ src, size, className, onBroken }: PictureProps): ReactElement {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={onBroken}
      className={className}
    />
  )
}
