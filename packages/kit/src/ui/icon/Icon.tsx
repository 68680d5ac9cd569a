import { type ReactElement, useMemo } from 'react'
import { safeIcon } from './safeIcon.ts'
import { Tile, type TileProps } from './Tile.tsx'

export interface IconProps extends Omit<TileProps, 'src'> {
  /** A file of the application, or a data URI from outside, which is checked here once more. */
  readonly src?: string | undefined
}

/** The tile of a wallet or network. Decoration: its name stands beside it. */
export function Icon({ src, ...rest }: IconProps): ReactElement {
  const safe = useMemo(() => (src?.startsWith('data:') ? safeIcon(src) : src), [src])
  return <Tile {...rest} src={safe} />
}
