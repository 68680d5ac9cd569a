import type { ComponentType } from 'react'
import type { PolicySources } from '../../config/policy.ts'
import { pagePathOf } from '../../config/prerendered.ts'
import type { Feature, HomeCard, NavEntry, PageRoute, SettingsSection } from './feature.ts'

/** The contributions of all features, sorted and validated. */
export interface Registry {
  readonly routes: readonly PageRoute[]
  /** The page at a path, if there is one. Case and a slash at the end do not matter. */
  pageAt(path: string): PageRoute | undefined
  readonly nav: readonly NavEntry[]
  readonly settingsSections: readonly (SettingsSection & { readonly id: string })[]
  readonly homeCards: readonly HomeCard[]
  readonly accountSlots: readonly ComponentType[]
  readonly policies: readonly PolicySources[]
}

/**
 * Collects what the features declare.
 *
 * @throws Error if two features have the same id or page, or if a navigation entry leads to a page
 * that its feature does not have.
 */
export function createRegistry(features: readonly Feature[]): Registry {
  const ids = new Set<string>()
  const paths = new Map<string, string>()
  for (const { id, routes, nav } of features) {
    if (ids.has(id)) throw new Error(`Two features have the id "${id}".`)
    ids.add(id)
    for (const { path } of routes) {
      const owner = paths.get(path)
      if (owner !== undefined) {
        throw new Error(`The features "${owner}" and "${id}" both have the page "${path}".`)
      }
      paths.set(path, id)
    }
    if (nav !== undefined && !routes.some(({ path }) => path === nav.path)) {
      throw new Error(`The feature "${id}" links to "${nav.path}", which is not one of its pages.`)
    }
  }
  const routes = features.flatMap((feature) => feature.routes)
  return {
    routes,
    pageAt(path) {
      const known = pagePathOf((each) => paths.has(each), path)
      return routes.find((page) => page.path === known)
    },
    nav: features.flatMap(({ nav }) => nav ?? []).toSorted(byOrder),
    settingsSections: features
      .flatMap(({ id, settingsSection }) => (settingsSection ? { ...settingsSection, id } : []))
      .toSorted(byOrder),
    homeCards: features.flatMap(({ homeCard }) => homeCard ?? []),
    accountSlots: features.flatMap(({ accountSlot }) => accountSlot ?? []),
    policies: features.flatMap(({ policy }) => policy ?? []),
  }
}

function byOrder(first: { readonly order: number }, second: { readonly order: number }): number {
  return first.order - second.order
}
