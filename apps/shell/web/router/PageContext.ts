import { type ComponentType, createContext, useContext } from 'react'
import type { PageRoute } from '../features/feature.ts'

/** The page that is shown; while the next one loads, still the last one. */
export interface ShownPage {
  readonly path: string
  /** Its declaration; undefined if there is none at this path. */
  readonly page: PageRoute | undefined
  /** The page, or why it did not load. */
  readonly result: { readonly Content: ComponentType } | { readonly error: unknown }
}

export interface PageNavigation {
  /** Undefined until the first page has loaded. */
  readonly shown: ShownPage | undefined
  /** The declaration of the page that is shown; until the first has loaded, of that one. */
  readonly page: PageRoute | undefined
  /** The page at the address is loading. */
  readonly pending: boolean
  /** Loads the current page again. */
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
