import { Component, type ReactElement, type ReactNode } from 'react'
import { siteName } from '../../config/app.ts'
import { addressOf } from '../address/basePath.ts'
import { useAppText } from '../i18n/useAppText.ts'
import { ErrorView } from './ErrorView.tsx'
import layout from './Layout.module.css'
import styles from './StartError.module.css'

/** In English: without its settings the page does not know its language either. */
const notStarted = {
  title: `${siteName} couldn’t start`,
  text: 'The page loaded without its settings, so it doesn’t know which networks to use. Try again in a moment.',
}

interface StartErrorProps {
  readonly error: unknown
  /** Whether the page failed before it started. Default: false. */
  readonly atStart?: boolean | undefined
}

/** An error in place of the whole page: no layout, no router, no kit. */
export function StartError({ error, atStart = false }: StartErrorProps): ReactElement {
  const t = useAppText()
  return (
    // Its texts are the English ones, whatever the page's language is.
    <main lang="en" dir="ltr" className={layout.main}>
      <ErrorView
        error={error}
        onRetry={() => location.reload()}
        {...(atStart && notStarted)}
        home={
          <a href={addressOf('/')} className={styles.home}>
            {t('error.home')}
          </a>
        }
      />
    </main>
  )
}

interface AppErrorBoundaryProps {
  readonly children: ReactNode
}

/** Catches what the layout itself throws. A page's own errors are shown by `CurrentPage`. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { failed?: [unknown] }> {
  override state: { failed?: [unknown] } = {}

  static getDerivedStateFromError(error: unknown): { failed: [unknown] } {
    return { failed: [error] }
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? <StartError error={failed[0]} /> : this.props.children
  }
}
