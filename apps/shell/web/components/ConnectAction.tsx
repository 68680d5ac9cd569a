import { useConnectModal } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import type { ReactElement } from 'react'
import { usePageText } from '../i18n/usePageText.ts'

/** A 'Connect Wallet' button for pages that need an account. */
export function ConnectAction(): ReactElement {
  const t = usePageText()
  const { open } = useConnectModal()
  return (
    <Button variant="accent" onClick={open}>
      {t('home.connect')}
    </Button>
  )
}
