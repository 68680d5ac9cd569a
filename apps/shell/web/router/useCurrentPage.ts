import { useRouterState } from '@tanstack/react-router'
import type { PageRoute } from '../features/feature.ts'

/** The declaration of the current page; undefined if there is none (not found). */
export function useCurrentPage(): PageRoute | undefined {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page })
}
