import { type ReactElement, useMemo } from 'react'
import { safeIcon } from './safeIcon.ts'
import { Tile, type TileProps } from './Tile.tsx'

/** Props of `Icon`. */
export interface IconProps extends Omit<TileProps, 'src'> {
  /** URL of one of the app's own files, or a data URI, which `safeIcon` checks. */
  readonly src?: string | undefined
}

/** The icon of a wallet or network. Decorative: show the name next to it. */
export function Icon({ src, ...rest }: IconProps): ReactElement {
  const safe = useMemo(() => (src?.startsWith('data:') ? safeIcon(src) : src), [src])
  return <Tile {...rest} src={safe} />
}
