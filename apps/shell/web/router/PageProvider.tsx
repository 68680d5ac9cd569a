import { useLoadKit } from '@foyer/kit'
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useApp } from '../AppContext.ts'
import { usePath } from '../address/basePath.ts'
import { opensNewVersion } from './opensNewVersion.ts'
import { PageContext, type PageNavigation, type ShownPage } from './PageContext.ts'
import { createScrollMemory, type ScrollMemory } from './scrollMemory.ts'

interface PageProviderProps {
  /** Loads the page that is shown at addresses without a page. */
  readonly loadMissing: () => Promise<{ readonly default: ComponentType }>
  readonly children: ReactNode
}

/**
 * Loads the page at the address and provides it. The old page stays until the new one has loaded,
 * and only the progress bar shows the wait; `<Suspense>` would replace the page.
 */
export function PageProvider({ children, loadMissing }: PageProviderProps): ReactElement {
  const { registry } = useApp()
  const loadKit = useLoadKit()
  const path = usePath()
  const [shown, setShown] = useState<ShownPage>()
  // The load whose page will be shown. An earlier load may finish later.
  const latest = useRef({})
  useScrollMemory(shown)

  const load = useCallback(
    (path: string, isAgain: boolean) => {
      const current = {}
      latest.current = current
      const page = registry.pageAt(path)
      const show = (result: ShownPage['result']) => {
        if (latest.current !== current) return
        startTransition(() => setShown({ path, page, result }))
      }
      const loading = page ? page.load() : loadMissing()
      const needed = page && page.reads !== false ? loadKit() : undefined
      Promise.all([loading, needed]).then(
        ([module]) => show({ Content: module.default }),
        async (error: unknown) => {
          if (isAgain && (await opensNewVersion(error))) return
          show({ error })
        },
      )
    },
    [loadKit, loadMissing, registry],
  )
  useEffect(() => load(path, false), [load, path])

  const reload = useCallback(() => load(path, true), [load, path])
  const navigation = useMemo<PageNavigation>(
    () => ({
      shown,
      page: shown ? shown.page : registry.pageAt(path),
      pending: shown?.path !== path,
      reload,
    }),
    [path, registry, reload, shown],
  )
  return <PageContext value={navigation}>{children}</PageContext>
}

/**
 * Scrolls to the top of a new page, and to the last position of a page that the visitor returns to.
 */
function useScrollMemory(shown: ShownPage | undefined): void {
  const memory = useRef<ScrollMemory>(undefined)
  useEffect(() => {
    const created = createScrollMemory(window)
    memory.current = created
    return created.stop
  }, [])
  const path = shown?.path
  useLayoutEffect(() => {
    if (path !== undefined) memory.current?.restore()
  }, [path])
}
