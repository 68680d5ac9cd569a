import { expect, test } from 'vitest'
import { featuresOf } from '../apps/shell/web/features/all.ts'
import { pages } from './pages.ts'

test('the browser tests of every page leave none out', () => {
  const paths = featuresOf({ mode: 'demo' }).flatMap(({ routes }) => routes.map(({ path }) => path))
  expect(pages.map(({ path }) => path)).toEqual([
    ...paths.map((path) => path.replace('*', 'alice.foyer.eth')),
    '/nowhere',
  ])
})
