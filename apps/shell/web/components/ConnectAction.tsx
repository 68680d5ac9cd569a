import { useConnectModal } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useText } from '@foyer/ui/i18n/useText.ts'
import type { ReactElement } from 'react'

/** A 'Connect Wallet' button for pages that need an account. */
export function ConnectAction(): ReactElement {
  const t = useText()
  const { open } = useConnectModal()
  return (
    <Button variant="accent" onClick={open}>
      {t('connect.button')}
    </Button>
  )
}
