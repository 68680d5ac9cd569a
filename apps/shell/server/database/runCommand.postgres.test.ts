import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryDir } from '../testing/fakeDist.ts'
import { needShell } from '../testing/needShell.ts'
import { runCommand } from './runCommand.ts'

/** libpq's settings in the environment of a `pg_dump` that writes it into the backup. */
async function libpqSettings(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const folder = await temporaryDir()
  const script = '#!/bin/sh\nfor last; do :; done\nenv > "$last"\n'
  await writeFile(join(folder, 'pg_dump'), script, { mode: 0o755 })
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('PG')) vi.stubEnv(name, undefined)
  }
  const path = `${folder}${delimiter}${process.env.PATH}`
  for (const [name, value] of Object.entries({ PATH: path, HOME: folder, ...environment })) {
    vi.stubEnv(name, value)
  }
  const backup = join(folder, 'backup')
  await runCommand(['backup', backup], { databaseUrl })
  const lines = (await readFile(backup, 'utf8')).split('\n')
  return lines.filter((line) => line.startsWith('PG')).sort()
}

describe('npm run database on PostgreSQL at another address', () => {
  it.for<readonly [string, readonly string[]]>([
    ['foyer@node.example:5433/a', ['PGHOST=node.example', 'PGPORT=5433']],
    ['foyer@node.example/a?port=5433', ['PGHOST=node.example', 'PGPORT=5433']],
    ['foyer@node.example:5433/a?port=5434', ['PGHOST=node.example', 'PGPORT=5434']],
    ['foyer@[::1]:5433/a', ['PGHOST=::1', 'PGPORT=5433']],
    ['foyer@%2Frun%2Fpostgresql/a', ['PGHOST=/run/postgresql']],
    ['foyer@node.example/a?password=p%40ss', ['PGHOST=node.example', 'PGPASSWORD=p@ss']],
    ['/a?user=foyer', ['PGHOST=localhost']],
  ])('backs up from the server that the driver connects to: %s', async ([
    address,
    expected,
  ], context) => {
    needShell(context)
    const settings = await libpqSettings(`postgres://${address}`)
    expect(settings).toEqual([...expected, 'PGDATABASE=a', 'PGUSER=foyer'].sort())
  })
})

describe('npm run database on PostgreSQL with TLS', () => {
  async function passedOn(query: string, environment: Readonly<Record<string, string>> = {}) {
    const settings = await libpqSettings(`postgres://foyer@localhost/a${query}`, environment)
    return settings.filter((line) => line.startsWith('PGSSL'))
  }

  it('passes the settings of the URL on', async (context) => {
    needShell(context)
    expect(await passedOn('')).toEqual([])
    expect(await passedOn('?sslmode=require')).toEqual(['PGSSLMODE=require'])
    expect(await passedOn('?sslmode=verify-full&sslrootcert=/ca&sslcert=/c&sslkey=/k')).toEqual([
      'PGSSLCERT=/c',
      'PGSSLKEY=/k',
      'PGSSLMODE=verify-full',
      'PGSSLROOTCERT=/ca',
    ])
    expect(await passedOn('', { PGSSLMODE: 'no-verify' })).toEqual(['PGSSLMODE=require'])
  })

  it("trusts the system's certificate authorities like the driver", async (context) => {
    needShell(context)
    const full = 'PGSSLMODE=verify-full'
    expect(await passedOn('?sslmode=verify-full')).toEqual([full, 'PGSSLROOTCERT=system'])
    const own = { PGSSLROOTCERT: '/own' }
    expect(await passedOn('?sslmode=verify-full', own)).toEqual([full, 'PGSSLROOTCERT=/own'])
    const HOME = await temporaryDir()
    await mkdir(join(HOME, '.postgresql'))
    await writeFile(join(HOME, '.postgresql/root.crt'), '')
    expect(await passedOn('?sslmode=verify-full', { HOME })).toEqual([full])
  })
})
