import { expect, it } from 'vitest'
import type { Feature } from './feature.ts'
import { createRegistry } from './registry.ts'

const Empty = () => null
const load = async () => ({ default: Empty })

function feature(id: string, more: Partial<Feature> = {}): Feature {
  return { id, routes: [{ path: `/${id}`, title: 'nav.home', load }], ...more }
}

function withNav(id: string, order: number): Feature {
  return feature(id, { nav: { path: `/${id}`, label: 'nav.home', icon: Empty, order } })
}

it('collects pages in the order of the features', () => {
  const { routes } = createRegistry([feature('b'), feature('a')])
  expect(routes.map(({ path }) => path)).toEqual(['/b', '/a'])
})

it.each([
  ['/', '/'],
  ['/networks', '/networks'],
  ['/networks/', '/networks'],
  ['/Networks', '/networks'],
  ['//', '/'],
  ['/networks/1', undefined],
  ['/index.html', '/'],
  ['/networks/index.html', '/networks'],
  ['/networks-index.html', undefined],
  ['/network', undefined],
])('%s is the page %s', (path, expected) => {
  const { pageAt } = createRegistry([
    feature('home', { routes: [{ path: '/', title: 'nav.home', load }] }),
    feature('networks'),
  ])
  expect(pageAt(path)?.path).toBe(expected)
})

it('sorts navigation and settings by their order and skips undeclared ones', () => {
  const settingsSection = { title: 'sessions.title', text: 'sessions.text', load } as const
  const { nav, settingsSections } = createRegistry([
    withNav('last', 30),
    feature('silent'),
    { ...withNav('first', 10), settingsSection: { ...settingsSection, order: 2 } },
    { ...withNav('middle', 20), settingsSection: { ...settingsSection, order: 1 } },
  ])
  expect(nav.map(({ path }) => path)).toEqual(['/first', '/middle', '/last'])
  expect(settingsSections.map(({ id }) => id)).toEqual(['middle', 'first'])
})

it('passes on account dialog slots, Home cards and policies', () => {
  const policy = { connect: ['https://example.org'], reason: 'an example' }
  const homeCard = { title: 'nav.vault', icon: Empty, load } as const
  const { accountSlots, homeCards, policies } = createRegistry([
    feature('a', { accountSlot: Empty }),
    feature('b', { homeCard, policy }),
  ])
  expect(accountSlots).toEqual([Empty])
  expect(homeCards).toEqual([homeCard])
  expect(policies).toEqual([policy])
})

it('refuses two features with the same id', () => {
  expect(() => createRegistry([feature('a'), { ...feature('a'), routes: [] }])).toThrow(
    'Two features have the id "a".',
  )
})

it('refuses a page that two features claim', () => {
  const thief = feature('b', { routes: feature('a').routes })
  expect(() => createRegistry([feature('a'), thief])).toThrow(
    'The features "a" and "b" both have the page "/a".',
  )
})

it('refuses a navigation entry that leads nowhere', () => {
  const lost = feature('a', { nav: { path: '/x', label: 'nav.home', icon: Empty, order: 1 } })
  expect(() => createRegistry([lost])).toThrow('"/x", which is not one of its pages')
})
