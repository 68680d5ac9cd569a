import type { ReactElement, ReactNode } from 'react'
import { RoundButton } from '../button/ShapedButtons.tsx'
import { cx } from '../cx.ts'
import { useText } from '../i18n/useText.ts'
import { Back } from '../icons/Back.tsx'
import { Close } from '../icons/Close.tsx'
import styles from './DialogHeader.module.css'

/** Props of `DialogHeader`. */
export interface DialogHeaderProps {
  /** Id of the heading; pass that of an `h1` to the dialog. */
  readonly titleId: string
  /** Content of the heading. Without it, the view draws its own. */
  readonly title: ReactNode
  /** Level of the heading: 2 in a second pane. Default 1. */
  readonly level?: 1 | 2 | undefined
  /** Called by the Back button. Omit to hide the button. */
  readonly onBack?: (() => void) | undefined
  /** Called by the close button. Omit to hide the button. */
  readonly onClose?: (() => void) | undefined
  /** Alignment of the title. Default `center`. */
  readonly align?: 'center' | 'start' | undefined
  readonly className?: string | undefined
}

/** The 60 px header of a dialog. It stays visible while the content scrolls. */
export function DialogHeader(props: DialogHeaderProps): ReactElement {
  const t = useText()
  const { align = 'center', className, level = 1, onBack, onClose, title, titleId } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={cx(styles.header, styles[align], className)} data-kit-part="dialog-header">
      {onBack && (
        <RoundButton label={t('dialog.back')} onClick={onBack} className={styles.back}>
          <Back />
        </RoundButton>
      )}
      {title === undefined ? null : (
        <Heading id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
      )}
      {onClose && <DialogClose onClose={onClose} className={styles.close} />}
    </div>
  )
}

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
