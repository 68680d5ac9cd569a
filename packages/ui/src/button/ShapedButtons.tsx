import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { useLanguageMark } from '../i18n/I18nContext.ts'
import row from './ListRow.module.css'
import pill from './PillButton.module.css'
import round from './RoundButton.module.css'

export interface RoundButtonProps {
  /** The accessible name. */
  readonly label: string
  /** Id of a description that distinguishes buttons with the same label. */
  readonly describedBy?: string | undefined
  onClick(): void
  readonly children: ReactNode
  /** Removes the background at rest. Default false. */
  readonly bare?: boolean | undefined
  readonly className?: string | undefined
}

/** A round 32 px icon button with a 44 px square hit area. */
export function RoundButton(props: RoundButtonProps): ReactElement {
  const { label, describedBy, onClick, children, bare, className } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      onClick={() => onClick()}
      className={cx(round.button, bare && round.bare, className)}
    >
      {children}
    </button>
  )
}

/** Props of `PillButton`: the native button props and these. */
export interface PillButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Called on hover or keyboard focus, to preload what a click opens. */
  onIntent(): void
  /** Ref to the native button. React 18 passes no `ref` to function components. */
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined
}

/** A neutral header button that opens a dialog, 40 px high. */
export function PillButton({
  buttonRef,
  children,
  className,
  onIntent,
  ...rest
}: PillButtonProps): ReactElement {
  return (
    <button
      {...useLanguageMark()}
      {...rest}
      ref={buttonRef}
      type="button"
      aria-haspopup="dialog"
      className={cx(pill.pill, className)}
      onPointerEnter={onIntent}
      // A dialog that closes returns the focus too, which is no intent.
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) onIntent()
      }}
    >
      {children}
    </button>
  )
}

/** Props of `ListRow`: the native button props and these. */
export interface ListRowProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Marks the current choice (`aria-current`). Default false. */
  readonly current?: boolean | undefined
}

/** A clickable row of a list in a dialog, 44 px high: icon first, state at the end. */
export function ListRow({ children, className, current, ...rest }: ListRowProps): ReactElement {
  return (
    <button
      {...rest}
      type="button"
      aria-current={current ? 'true' : undefined}
      className={cx(row.row, className)}
    >
      {children}
    </button>
  )
}
