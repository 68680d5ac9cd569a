import { Button, useChainModal } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useVaultText } from '../useVaultText.ts'

/** Opens the dialog of networks: the next step where the current one has no vault. */
export function SwitchChain(): ReactElement {
  const { t } = useVaultText()
  const { open } = useChainModal()
  return (
    <Button variant="accent" size="large" onClick={open}>
      {t('vault.switch')}
    </Button>
  )
}
