import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { demoWalletIcon } from './icon.ts'
import styles from './Screen.module.css'

/** Id of the heading, which names the window. */
export const headingId = 'demo-wallet-heading'

interface BarProps {
  readonly name: string
  /** Buttons or links at the end. */
  readonly children: ReactNode
}

/** The bar above a screen. */
export function Bar({ name, children }: BarProps): ReactElement {
  return (
    <header className={styles.bar}>
      <img src={demoWalletIcon} alt="" width={20} height={20} />
      <span className={styles.name}>{name}</span>
      {children}
    </header>
  )
}

interface ScreenProps {
  readonly heading: string
  /** Shown above the heading. */
  readonly before?: ReactNode
  readonly children: ReactNode
  /** Buttons that stay in view. */
  readonly foot?: ReactNode
  /** Whether the heading receives focus. Default true. */
  readonly focus?: boolean | undefined
}

/** What the wallet shows at a time: a sheet of paper, and the buttons below it. */
export function Screen({ before, children, focus = true, foot, heading }: ScreenProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (focus) title.current?.focus({ preventScroll: true })
  }, [focus])
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.paper}>
          {before}
          <h1 ref={title} id={headingId} tabIndex={-1} className={styles.title}>
            {heading}
          </h1>
        </div>
        {children}
      </div>
      <div className={styles.foot}>
        <p className={styles.practice}>Practice money. Nothing here has value.</p>
        {foot}
      </div>
    </>
  )
}
