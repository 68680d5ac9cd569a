import { useEffect, useRef } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { usePageNavigation } from './PageContext.ts'

/** Sets the window title, and focuses the page's heading after a navigation. Renders nothing. */
export function PageArrival(): null {
  const t = useAppText()
  const { shown } = usePageNavigation()
  const lastPath = useRef<string>(undefined)

  useEffect(() => {
    if (!shown) return
    const { page } = shown
    const title = t(page?.title ?? 'missing.title')
    document.title = page?.path === '/' ? t('site.name') : t('site.title', { page: title })
  }, [shown, t])

  useEffect(() => {
    const before = lastPath.current
    lastPath.current = shown?.path
    // Not on the first page.
    if (before === undefined || before === shown?.path) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [shown])
  return null
}
