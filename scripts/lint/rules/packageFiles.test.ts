import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { packageFilesRule } from './packageFiles.ts'

test('the lock file contains no download URL', () => {
  expect(
    findings(packageFilesRule, {
      'package-lock.json': '{"packages":{"node_modules/a":{\n"resolved": "https://host/a.tgz"}}}',
    }),
  ).toEqual([expect.stringMatching(/^package-lock\.json:2 the lock file names download/)])
  expect(
    findings(packageFilesRule, {
      'package-lock.json': '{"packages":{"node_modules/kit":{"resolved": "packages/kit"}}}',
    }),
  ).toEqual([])
})

test.each(['^1.2.3', '~1.2.3', '*', 'latest', '>=1', '1.x'])('reports the range %s', (version) => {
  const manifest = JSON.stringify({ devDependencies: { a: version } }, null, 1)
  expect(findings(packageFilesRule, { 'packages/kit/package.json': manifest })).toEqual([
    expect.stringMatching(/^packages\/kit\/package\.json:3 'a'/),
  ])
})

test('accepts exact versions, and ranges for peers', () => {
  const manifest = JSON.stringify({
    dependencies: { a: '1.2.3', b: '1.0.0-beta.1' },
    peerDependencies: { react: '>=19.0.0' },
  })
  expect(findings(packageFilesRule, { 'package.json': manifest })).toEqual([])
})
