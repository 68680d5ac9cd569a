import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from '../cx.ts'
import { Picture } from '../icon/Icon.tsx'
import { isRasterImage } from '../icon/imageDataUri.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { useShortWait } from '../utils/useShortWait.ts'
import styles from './Avatar.module.css'
import { avatarParts } from './avatarParts.ts'

export interface AvatarProps {
  /** Account address that the generated picture is derived from. */
  readonly address: string
  /** Width and height in CSS pixels. Default 24. */
  readonly size?: number | undefined
  /** Checked URL of the owner's picture. Default: the generated picture. */
  readonly image?: string | undefined
  /** Whether it is not known yet if there is a picture of the owner. Default false. */
  readonly isPending?: boolean | undefined
  readonly className?: string | undefined
  /** Drawn in place of both pictures, once it is known. */
  readonly children?: ReactNode
}

/** Pictures that this page has already drawn; they appear at once. */
const drawn = new Set<string>()
const drawnLimit = 50

/**
 * The round picture of an account: the owner's once it is decoded, after a skeleton of at most
 * 400 ms and then the generated one. Decorative: show the name or address next to it.
 */
export function Avatar(props: AvatarProps): ReactElement {
  const { address, children, className, image, isPending = false, size = 24 } = props
  const [broken, setBroken] = useState<string>()
  // Only raster data URIs: owners choose these pictures, and an SVG can hang the page.
  const refused = image?.startsWith('data:') && !isRasterImage(image)
  const shown = image === broken || refused ? undefined : image
  const [ready, setReady] = useState<{ src: string; isFirst: boolean }>()
  const isReady = shown !== undefined && (shown === ready?.src || drawn.has(shown))
  const isAwaited = isPending || (shown !== undefined && !isReady && !children)
  const drawsSkeleton = useShortWait(address, isAwaited)
  // The generated picture would be seen for a moment below one that fades in.
  const isAlone = isReady && ready?.isFirst !== false
  return (
    <span
      className={cx(styles.avatar, isAlone && styles.alone, className)}
      data-kit-part="avatar"
      aria-hidden="true"
    >
      {drawsSkeleton ? (
        <Skeleton width={size} height={size} />
      ) : (
        (children ?? (isAlone ? null : <GeneratedAvatar address={address} size={size} />))
      )}
      {shown === undefined || children ? null : (
        <Picture
          src={shown}
          size={size}
          anonymous
          className={cx(styles.image, isReady && styles.ready)}
          onReady={() => {
            if (drawn.size >= drawnLimit) drawn.clear()
            drawn.add(shown)
            setReady({ src: shown, isFirst: drawsSkeleton })
          }}
          onBroken={() => setBroken(shown)}
        />
      )}
    </span>
  )
}

/** The generated avatar: a round window of coloured panes, separated by lead lines. */
function GeneratedAvatar({ address, size }: { address: string; size: number }): ReactElement {
  const { centre, lead, panes, ring } = avatarParts(address)
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="-32 -32 64 64"
      stroke={lead}
      strokeWidth="2"
    >
      {panes.map(({ from, outer, to }) => (
        <path key={from} d={wedge(from, to, edge)} fill={outer} />
      ))}
      {panes.map(({ from, inner, to }) =>
        inner ? <path key={from} d={wedge(from, to, ring)} fill={inner} /> : null,
      )}
      <circle r={centre.radius} fill={centre.fill} />
      <circle r="31" fill="none" />
    </svg>
  )
}

/** Radius of the panes' outer edge, which is covered by the line around the window. */
const edge = 31

function wedge(from: number, to: number, radius: number): string {
  const end = pointAt(to, radius)
  return `M0 0L${pointAt(from, radius)}A${radius} ${radius} 0 0 1 ${end}z`
}

function pointAt(angle: number, radius: number): string {
  const turn = (angle * Math.PI) / 180
  return `${(Math.sin(turn) * radius).toFixed(1)} ${(-Math.cos(turn) * radius).toFixed(1)}`
}
