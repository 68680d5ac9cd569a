import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { useApp } from '../AppContext.ts'
import { addressOf, usePath } from '../address/basePath.ts'

interface AppLinkProps {
  readonly to: string
  readonly className?: string | undefined
  readonly id?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly children: ReactNode
}

/** A link to a page of the app. Loads the page's code when it is hovered, touched or focused. */
export function AppLink({ to, ...props }: AppLinkProps): ReactElement {
  const { registry } = useApp()
  const isCurrent = registry.pageAt(usePath())?.path === to
  // Ignores a failed preload; the navigation reports it.
  const preload = () =>
    void registry
      .pageAt(to)
      ?.load()
      .catch(() => undefined)
  return (
    <Link
      {...props}
      href={addressOf(to)}
      replace={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    />
  )
}
