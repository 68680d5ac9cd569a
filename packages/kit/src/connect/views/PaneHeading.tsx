import { useText } from '../../i18n/useText.ts'
import { cx } from '../../ui/cx.ts'
import { DialogClose } from '../../ui/dialog/DialogClose.tsx'
import { RoundButton } from '../../ui/dialog/RoundButton.tsx'
import { Back } from '../../ui/icons/Back.tsx'
import styles from './PaneHeading.module.css'

export interface PaneHeadingProps {
  readonly id?: string | undefined
  readonly title?: string | undefined
  /** The explanation reads from the start, what one chose stands in the middle. */
  readonly align?: 'start' | 'center' | undefined
  readonly onBack?: (() => void) | undefined
  readonly onClose: () => void
}

/** The head of the second pane: Back, a heading, Close. */
export function PaneHeading({ align = 'center', id, onBack, onClose, title }: PaneHeadingProps) {
  const t = useText()
  return (
    <div className={cx(styles.head, styles[align])}>
      {onBack ? (
        <RoundButton label={t('dialog.back')} onClick={onBack} className={styles.back}>
          <Back />
        </RoundButton>
      ) : null}
      {title ? (
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      ) : null}
      <DialogClose onClose={onClose} className={styles.close} />
    </div>
  )
}
