import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the lock file lists the packages of every platform, so that npm ci accepts it', () => {
  const said = execFileSync(process.execPath, ['scripts/completeLock.mjs', '--check'])
  expect(String(said)).toContain('lists every platform')
})
