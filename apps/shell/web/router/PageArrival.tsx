import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { useCurrentPage } from './useCurrentPage.ts'

/** Sets the window title, and focuses the page's heading after a navigation. Renders nothing. */
export function PageArrival(): null {
  const t = useAppText()
  const router = useRouter()
  const page = useCurrentPage()
  const hasArrived = useRouterState({ select: (state) => state.resolvedLocation !== undefined })

  useEffect(() => {
    if (!hasArrived) return
    const title = t(page?.title ?? 'missing.title')
    document.title = page?.path === '/' ? t('site.name') : t('site.title', { page: title })
  }, [hasArrived, page, t])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Not on the first page.
        if (fromLocation === undefined || !pathChanged) return
        const heading = document.querySelector<HTMLElement>('main h1')
        if (heading === null) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}
