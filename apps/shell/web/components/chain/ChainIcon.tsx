import type { Chain } from '@foyer/kit'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import type { ReactElement } from 'react'
import styles from './ChainIcon.module.css'

interface ChainIconProps {
  readonly chain: Chain
  /** Width and height in CSS pixels. */
  readonly size: number
  readonly className?: string | undefined
}

/** A chain's icon, with a hairline that keeps a black one visible on black. */
export function ChainIcon({ chain, size, className }: ChainIconProps): ReactElement {
  return (
    <Icon
      {...iconOf(chain)}
      size={size}
      className={className ? `${styles.tile} ${className}` : styles.tile}
    />
  )
}
