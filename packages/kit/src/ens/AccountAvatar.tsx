import type { Address } from 'viem'
import { useProviderOptions } from '../config/ProviderOptionsContext.ts'
import { Avatar } from '../ui/avatar/Avatar.tsx'

export interface AccountAvatarProps {
  readonly address: Address
  /** Checked URL of the owner's picture. */
  readonly image: string | undefined
  /** Width and height in CSS pixels. */
  readonly size: number
}

/** The picture of an account, as the page draws it, or else as the kit does. */
export function AccountAvatar({ address, image, size }: AccountAvatarProps) {
  const { avatar: Own } = useProviderOptions()
  return (
    <Avatar address={address} image={image} size={size}>
      {Own ? <Own address={address} ensImage={image} size={size} /> : null}
    </Avatar>
  )
}
