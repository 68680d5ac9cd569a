import { Avatar } from '@foyer/ui/avatar/Avatar.tsx'
import type { Address } from 'viem'
import { useProviderOptions } from '../config/ProviderOptionsContext.ts'

export interface AccountAvatarProps {
  readonly address: Address
  /** Checked URL of the owner's picture. */
  readonly image: string | undefined
  /** Whether the picture is still looked up. Default false. */
  readonly isPending?: boolean | undefined
  /** Width and height in CSS pixels. */
  readonly size: number
}

/** The account's picture: the page's own component, or else the kit's. */
export function AccountAvatar({ address, image, isPending, size }: AccountAvatarProps) {
  const { avatar: Own } = useProviderOptions()
  return (
    <Avatar address={address} image={image} isPending={isPending} size={size}>
      {Own ? <Own address={address} ensImage={image} size={size} /> : null}
    </Avatar>
  )
}
