import { type ComponentType, createContext, useContext } from 'react'
import type { PageRoute } from '../features/feature.ts'

/** The visible page. Remains the previous one while the next one loads. */
export interface ShownPage {
  readonly path: string
  /** Its declaration; undefined if there is none at this path. */
  readonly page: PageRoute | undefined
  /** The page, or the error if it failed to load. */
  readonly result: { readonly Content: ComponentType } | { readonly error: unknown }
}

export interface PageNavigation {
  /** Undefined until the first page has loaded. */
  readonly shown: ShownPage | undefined
  /**
   * The declaration of the visible page or, until the first one has loaded, of the page that is
   * loading.
   */
  readonly page: PageRoute | undefined
  /** Whether the page at the current address is loading. */
  readonly pending: boolean
  /** Loads the current page again; with a new document if its code cannot be loaded. */
  reload(): void
}

export const PageContext = createContext<PageNavigation>({
  shown: undefined,
  page: undefined,
  pending: false,
  reload: () => {},
})

export function usePageNavigation(): PageNavigation {
  return useContext(PageContext)
}
