import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Close } from '../icons/Close.tsx'
import { RoundButton } from './RoundButton.tsx'

/** Props of `DialogClose`. */
export interface DialogCloseProps {
  /** Called on click. */
  onClose(): void
  /** Class of the button. */
  readonly className?: string | undefined
}

/** The round close button of a dialog, for views that place it outside the header. */
export function DialogClose({ onClose, className }: DialogCloseProps): ReactElement {
  const t = useText()
  return (
    <RoundButton label={t('dialog.close')} onClick={onClose} className={className}>
      <Close />
    </RoundButton>
  )
}
