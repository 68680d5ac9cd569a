import { useText } from '../i18n/useText.ts'
import { DialogClose } from '../ui/dialog/DialogClose.tsx'
import { RoundButton } from '../ui/dialog/RoundButton.tsx'
import { Back } from '../ui/icons/Back.tsx'
import styles from './PaneHeading.module.css'

export interface PaneHeadingProps {
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly onBack?: (() => void) | undefined
  readonly onClose: () => void
}

/** The head of the second pane: Back, a heading, Close. */
export function PaneHeading({ id, onBack, onClose, title }: PaneHeadingProps) {
  const t = useText()
  return (
    <div className={styles.head}>
      {onBack ? (
        <RoundButton bare label={t('dialog.back')} onClick={onBack}>
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
