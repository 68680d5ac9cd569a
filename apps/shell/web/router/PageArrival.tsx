import { useEffect, useRef } from 'react'
import { siteName } from '../../config/app.ts'
import { usePath } from '../address/basePath.ts'
import { useAppText } from '../i18n/useAppText.ts'
import { usePageNavigation } from './PageContext.ts'
import { useKeptFocus } from './useKeptFocus.ts'

/** Sets the window title, and keeps the focus on the page. Renders nothing. */
export function PageArrival(): null {
  const t = useAppText()
  const { shown } = usePageNavigation()
  // The first page does not move focus, unless another page was chosen while it loaded.
  const lastPath = useRef(usePath())

  useEffect(() => {
    if (!shown) return
    const { page } = shown
    const title = t(page?.title ?? 'missing.title')
    document.title = page?.path === '/' ? siteName : `${title} · ${siteName}`
  }, [shown, t])

  useKeptFocus()
  // Focuses the page's heading after a navigation.
  useEffect(() => {
    if (!shown || shown.path === lastPath.current) return
    lastPath.current = shown.path
    const heading = document.querySelector<HTMLElement>('main h1')
    // A page may have focused a control of its own.
    if (heading === null || document.activeElement?.closest('main')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [shown])
  return null
}
