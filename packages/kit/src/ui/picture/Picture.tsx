import type { ReactElement } from 'react'

/** Props of `Picture`. */
export interface PictureProps {
  /** Image URL, already checked (see `safeIcon`). */
  readonly src: string
  /** Width and height in CSS pixels. */
  readonly size: number
  /** Loads the image without cookies; its host must then allow CORS. Default false. */
  readonly anonymous?: boolean | undefined
  /** Class of the `<img>`. */
  readonly className?: string | undefined
  /** Called when the image fails to load. */
  onBroken(): void
}

/** A decorative image from another host, loaded without a referrer. */
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
