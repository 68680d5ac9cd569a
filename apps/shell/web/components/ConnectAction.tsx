import { useConnectModal } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useText } from '@foyer/ui/i18n/useText.ts'
import type { ReactElement } from 'react'

interface ConnectActionProps {
  readonly className?: string | undefined
}

/** A 'Connect Wallet' button for pages that need an account. */
export function ConnectAction({ className }: ConnectActionProps): ReactElement {
  const t = useText()
  const { open, prepare } = useConnectModal()
  return (
    <Button
      variant="accent"
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {t('connect.button')}
    </Button>
  )
}
