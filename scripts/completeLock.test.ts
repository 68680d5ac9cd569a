import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/root.mjs'

interface Lock {
  readonly packages: Readonly<
    Record<string, { integrity?: string; link?: boolean; dev?: boolean; optional?: boolean }>
  >
}

it('the lock file lists the packages of every platform, so that npm ci accepts it', () => {
  const said = execFileSync(process.execPath, ['scripts/completeLock.mjs', '--check'])
  expect(String(said)).toContain('lists every platform')
})

it('the lock file has the hash of every package, so that npm refuses altered contents', () => {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const unhashed = Object.entries(lock.packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link,
  )
  // The demo's local chain on other systems: our registry does not offer these four. A production
  // install has none of them. node scripts/completeLock.mjs adds their hashes if possible.
  const known = /^node_modules\/@foundry-rs\/anvil-(?:darwin|linux|win32)-(?:arm64|amd64)$/
  expect(unhashed.filter(([path]) => !known.test(path))).toEqual([])
  expect(unhashed.every(([, { dev, optional }]) => dev === true && optional === true)).toBe(true)
})
