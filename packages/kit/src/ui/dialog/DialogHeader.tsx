import type { ReactElement, ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { cx } from '../cx.ts'
import { Back } from '../icons/Back.tsx'
import { DialogClose } from './DialogClose.tsx'
import styles from './DialogHeader.module.css'
import { RoundButton } from './RoundButton.tsx'

export interface DialogHeaderProps {
  readonly titleId: string
  readonly title: ReactNode
  readonly onBack?: (() => void) | undefined
  readonly onClose?: (() => void) | undefined
  readonly align?: 'center' | 'start' | undefined
}

/** The 60 px head of a dialog; it stays in sight while the view below it scrolls. */
export function DialogHeader(props: DialogHeaderProps): ReactElement {
  const t = useText()
  const { titleId, title, onBack, onClose, align = 'center' } = props
  return (
    <div className={cx(styles.header, styles[align])} data-kit-part="dialog-header">
      {onBack && (
        <RoundButton label={t('dialog.back')} onClick={onBack} className={styles.back}>
          <Back />
        </RoundButton>
      )}
      <h1 id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {onClose && <DialogClose onClose={onClose} className={styles.close} />}
    </div>
  )
}
