import { Component, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { useLanguageMark } from '../i18n/I18nContext.ts'
import { useText } from '../i18n/useText.ts'
import styles from './LoadFailure.module.css'
import type { LazyCode } from './useLazyImport.ts'

export interface LoadBoundaryProps {
  /** Rendered instead of the children after they throw. */
  readonly fallback: (retry: () => void) => ReactNode
  /** Called by `retry` before the children render again. */
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Error boundary for a lazily loaded part. A class, because React has no hook for this. */
export class LoadBoundary extends Component<LoadBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  readonly retry = (): void => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}

export type LoadFailureProps = Pick<LazyCode<unknown>, 'retry'> &
  Partial<Pick<LazyCode<unknown>, 'failedAgain'>>

/**
 * Notice that part of the kit failed to load, with a retry button; after it failed again also with
 * one that refreshes the page, which may hold unsaved input. Shown where dialogs appear.
 */
export function LoadFailure({ failedAgain, retry }: LoadFailureProps) {
  const t = useText()
  return (
    <div {...useLanguageMark()} role="alert" data-kit="" className={styles.notice}>
      <p className={styles.text}>{t('load.failed')}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={retry}>
          {t('connect.retry')}
        </Button>
        {failedAgain ? (
          <Button size="small" onClick={() => location.reload()}>
            {t('connect.refresh')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
