import { Button, useConnectModal } from '@foyer/kit'
import type { ReactElement } from 'react'
import { usePageText } from '../i18n/usePageText.ts'

/** 'Connect Wallet' within a page that needs an account; opens the same dialog as the header's. */
export function ConnectAction(): ReactElement {
  const t = usePageText()
  const { open } = useConnectModal()
  return (
    <Button variant="accent" onClick={open}>
      {t('home.connect')}
    </Button>
  )
}
