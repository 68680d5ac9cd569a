import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/lib/root.mjs'

// Biome's noRedundantRoles is off for this.
test('every list has its role, which WebKit drops from lists without bullets', async () => {
  const lists: string[] = []
  for await (const file of glob('{packages/{ui,kit}/src,apps/shell/web}/**/*.tsx', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8')
    lists.push(...[...source.matchAll(/<[uo]l\b[^>]*/g)].map(([tag]) => `${file}: ${tag}`))
  }
  expect(lists.length).toBeGreaterThan(15)
  expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([])
})
