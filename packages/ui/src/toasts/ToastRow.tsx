import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { resolveValue, type Toast, type ToastType } from 'react-hot-toast/headless'
import type { Announcer } from '../announcer/createAnnouncer.ts'
import { RoundButton } from '../button/ShapedButtons.tsx'
import { toastEn } from '../i18n/toastEn.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { CheckCircle } from '../icons/CheckCircle.tsx'
import { Close } from '../icons/Close.tsx'
import { CrossCircle } from '../icons/CrossCircle.tsx'
import { Info } from '../icons/Info.tsx'
import { Ring } from '../spinner/Ring.tsx'
import styles from './ToastRow.module.css'
import { enterRow, resizeRow } from './toastMotion.ts'

export interface ToastRowProps {
  readonly toast: Toast
  /** Whether every toast leaves: the tray then fades as a whole. */
  readonly isTrayLeaving: boolean
  /** Announces the message to screen readers. */
  readonly announce: Announcer['announce']
  /** Called by the Dismiss button. */
  onDismiss(): void
}

const marks: Readonly<Record<ToastType, ReactNode>> = {
  blank: <Info size={20} />,
  success: <CheckCircle size={20} />,
  error: <CrossCircle size={20} />,
  loading: <Ring size={20} />,
  custom: null,
}

/**
 * A toast in the tray: icon, message and Dismiss button. Announces its message on mount and change.
 */
export function ToastRow(props: ToastRowProps): ReactElement {
  const { announce, isTrayLeaving, onDismiss, toast } = props
  const t = useTextOf(toastEn)
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const mark = toast.icon ?? marks[toast.type]
  // A row that has begun to collapse goes on when the others follow.
  const [wasCollapsing, setCollapsing] = useState(false)
  const isCollapsing = !toast.visible && (wasCollapsing || !isTrayLeaving)
  if (isCollapsing !== wasCollapsing) setCollapsing(isCollapsing)

  const height = useRef<number>(undefined)
  // Before the entrance, which starts at a height of 0.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures the rendered message
  useLayoutEffect(() => {
    if (row.current) height.current = resizeRow(row.current, height.current)
  }, [toast.message])
  // The first row enters together with the tray.
  useLayoutEffect(() => {
    if (row.current?.parentElement?.children.length !== 1) enterRow(row.current)
  }, [])
  // React 18 does not know the attribute.
  useLayoutEffect(() => {
    row.current?.toggleAttribute('inert', !toast.visible)
  }, [toast.visible])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the rendered message
  useEffect(() => {
    announce(wordsOf(message.current), toast.type === 'error' ? 'assertive' : 'polite')
  }, [announce, toast.type, toast.message])

  return (
    <li
      ref={row}
      className={styles.row}
      data-toast={toast.id}
      data-type={toast.type}
      data-leaving={toast.visible ? undefined : ''}
      data-collapsing={isCollapsing ? '' : undefined}
    >
      <div className={styles.line}>
        {mark && <span className={styles.mark}>{mark}</span>}
        <div ref={message} id={id} className={styles.message}>
          {resolveValue(toast.message, toast)}
        </div>
        <RoundButton
          label={t('toast.dismiss')}
          describedBy={id}
          bare={true}
          onClick={onDismiss}
          className={styles.dismiss}
        >
          <Close />
        </RoundButton>
      </div>
    </li>
  )
}

/** The message without its links and buttons, which an announcement cannot offer. */
function wordsOf(message: HTMLElement | null): string {
  if (!message) return ''
  const controls = [...message.querySelectorAll<HTMLElement>('a, button')]
  const words = controls.reduce(
    (text, { innerText }) => text.replace(innerText, ' '),
    message.innerText,
  )
  return words.replace(/\s+/g, ' ').trim()
}
