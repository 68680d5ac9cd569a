import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = import.meta.dirname
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

it('no text names a variable or a command that only Foyer’s own server has', () => {
  const others = /DATABASE_|TRUSTED_PROXIES|AUTH_[A-Z]|npm run/
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => others.test(readFileSync(join(source, file), 'utf8')))).toEqual([])
})
