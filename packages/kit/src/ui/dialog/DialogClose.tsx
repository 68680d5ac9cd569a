import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Close } from '../icons/Close.tsx'
import { RoundButton } from './RoundButton.tsx'

export interface DialogCloseProps {
  onClose(): void
  readonly className?: string | undefined
}

/** The round close button of a dialog, for views that place it apart from the header. */
export function DialogClose({ onClose, className }: DialogCloseProps): ReactElement {
  const t = useText()
  return (
    <RoundButton label={t('dialog.close')} onClick={onClose} className={className}>
      <Close />
    </RoundButton>
  )
}
