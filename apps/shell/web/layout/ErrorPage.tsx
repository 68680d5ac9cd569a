import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { PageLink } from '../components/TextLink.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { ErrorView } from './ErrorView.tsx'

/** Stands in the frame where a page failed. */
export function ErrorPage({ error, reset }: ErrorComponentProps): ReactElement {
  const t = useAppText()
  const router = useRouter()
  const retry = () => {
    // Loads what did not arrive again, then draws the page anew.
    void router.invalidate().finally(reset)
  }
  return (
    <ErrorView error={error} onRetry={retry} home={<PageLink to="/">{t('error.home')}</PageLink>} />
  )
}
