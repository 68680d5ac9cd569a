import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Ring } from '../spinner/Ring.tsx'
import styles from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `accent` a view at most: the next step. */
  readonly variant?: 'accent' | 'neutral' | 'danger' | 'ghost' | undefined
  /** 32, 40 or 44 px high. */
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** Something is under way: a ring beside the text, presses do nothing, focus stays. */
  readonly busy?: boolean | undefined
  readonly fullWidth?: boolean | undefined
  /** A glyph before the text. */
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button. Takes all properties of the native one; `type` is `button` unless given. */
export function Button(props: ButtonProps): ReactElement {
  const {
    variant = 'neutral',
    size = 'medium',
    busy = false,
    fullWidth = false,
    icon,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event)
    // Also keeps a busy submit button from sending its form again.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={busy || rest['aria-disabled']}
      className={cx(
        styles.button,
        styles[variant],
        styles[size],
        fullWidth && styles.full,
        busy && styles.busy,
        className,
      )}
    >
      {busy ? <Ring size={16} /> : icon}
      {children}
    </button>
  )
}
