import {
  type ButtonHTMLAttributes,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { cx } from '../cx.ts'
import { Ring } from '../spinner/Ring.tsx'
import styles from './Button.module.css'

/** Props of `Button`: the native ones and these. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Use at most one `accent` per view, for the next step. Default `neutral`. */
  readonly variant?: 'accent' | 'neutral' | 'danger' | undefined
  /** Height: `small` 32 px, `medium` 40 px, `large` 44 px. Default `medium`. */
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** Shows a spinner and ignores clicks, but keeps focus. Default false. */
  readonly busy?: boolean | undefined
  /** Fills the width of the container. Default false. */
  readonly fullWidth?: boolean | undefined
  /** Icon before the text. The spinner replaces it while busy. */
  readonly icon?: ReactNode
}

// React 18 passes no `ref` to other function components.
/**
 * A button. Accepts all native props and a `ref` to the native button; `type` defaults to `button`.
 *
 * @function
 */
export const Button = forwardRef(function Button(
  props: ButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
): ReactElement {
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
    // Also stops a busy submit button from submitting its form again.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      {...rest}
      ref={ref}
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
      {/* In an element of its own: a page's translator replaces text nodes, which React then can't
          change or insert before. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  )
})
