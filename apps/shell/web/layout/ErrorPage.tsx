import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { PageLink } from '../components/TextLink.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { ErrorView } from './ErrorView.tsx'

/** Replaces a page that failed to load or render. */
export function ErrorPage({ error, reset }: ErrorComponentProps): ReactElement {
  const t = useAppText()
  const router = useRouter()
  const retry = () => {
    // Loads the page's code again, then renders it.
    void router.invalidate().finally(reset)
  }
  return (
    <ErrorView error={error} onRetry={retry} home={<PageLink to="/">{t('error.home')}</PageLink>} />
  )
}
