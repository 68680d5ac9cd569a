import { Component, type ReactElement, type ReactNode } from 'react'
import { PageLink } from '../components/TextLink.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { opensNewVersion } from '../router/opensNewVersion.ts'
import { usePageNavigation } from '../router/PageContext.ts'
import { ErrorView } from './ErrorView.tsx'

/** The current page, or what replaces one that failed to load or render. */
export function CurrentPage(): ReactElement | null {
  const { reload, shown } = usePageNavigation()
  if (shown === undefined) return null
  const { path, result } = shown
  if ('error' in result) return <PageError error={result.error} onRetry={reload} />
  return (
    <PageBoundary key={path}>
      <result.Content />
    </PageBoundary>
  )
}

interface PageErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

function PageError({ error, onRetry }: PageErrorProps): ReactElement {
  const t = useAppText()
  return (
    <ErrorView
      error={error}
      onRetry={onRetry}
      home={<PageLink to="/">{t('error.home')}</PageLink>}
    />
  )
}

interface PageBoundaryState {
  readonly failed?: [unknown] | undefined
}

class PageBoundary extends Component<{ readonly children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = {}

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: [error] }
  }

  async retry(error: unknown): Promise<void> {
    if (!(await opensNewVersion(error))) this.setState({ failed: undefined })
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    const [error] = failed
    return <PageError error={error} onRetry={() => void this.retry(error)} />
  }
}
