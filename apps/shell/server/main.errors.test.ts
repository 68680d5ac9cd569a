import { describe, expect, it, onTestFinished } from 'vitest'
import { openPort } from './openPort.ts'
import { fakeDist, temporaryDir } from './testing/fakeDist.ts'
import { runServer } from './testing/runServer.ts'

describe('a server that cannot start', () => {
  it.each([
    'production',
    'demo',
  ])('in %s mode exits with 1 and names the port in use before starting anything else', async (mode) => {
    const taken = await openPort({ host: 'localhost', port: 0 })
    onTestFinished(() => taken.close())
    const { ended } = runServer(['--mode', mode, '--dist', await fakeDist()], {
      PORT: String(taken.port),
    })
    const { code, out, trouble } = await ended
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(trouble).toMatch(new RegExp(`^Port ${taken.port} is already in use\\. [^\n]+\n$`))
  })

  it.each([
    ['a bad PORT', ['--mode', 'demo'], { PORT: 'x' }, 'PORT is "x", but must be'],
    ['a bad HOST', ['--mode', 'demo'], { HOST: 'a/b' }, 'HOST is "a/b", but must be'],
    ['every address', ['--mode', 'production'], { HOST: '::' }, 'PUBLIC_URL must name the one'],
    ['a bad PUBLIC_URL', ['--mode', 'demo'], { PUBLIC_URL: 'x' }, 'PUBLIC_URL is "x", but must be'],
    [
      'a bad DATABASE_URL',
      ['--mode', 'demo'],
      { DATABASE_URL: 'x' },
      'DATABASE_URL must start with',
    ],
    ['a bad limit', ['--mode', 'demo'], { AUTH_NONCES_OVERALL: '0' }, 'AUTH_NONCES_OVERALL is "0"'],
    ['no mode', [], {}, 'Usage: main.ts --mode'],
  ])('exits with 1 and one line for %s', async (_, args, environment, text) => {
    const { code, out, trouble } = await runServer(args, environment).ended
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(trouble).toContain(text)
    expect(trouble.trim().split('\n')).toHaveLength(1)
  })

  it('exits with 1 and one line if its database is unreachable, without the password', async () => {
    const args = ['--mode', 'production', '--dist', await fakeDist()]
    const DATABASE_URL = 'postgres://foyer:hidden@127.0.0.1:1/foyer'
    const { code, trouble } = await runServer(args, { DATABASE_URL }).ended
    expect(code).toBe(1)
    expect(trouble).toMatch(/^The database of DATABASE_URL cannot be used [^\n]+\n$/)
    expect(trouble).not.toContain('hidden')
  })

  it('names the variable of a database file that it cannot open', async () => {
    const args = ['--mode', 'production', '--dist', await fakeDist()]
    const { code, trouble } = await runServer(args, { DATABASE_FILE: await temporaryDir() }).ended
    expect(code).toBe(1)
    expect(trouble).toMatch(/^The database file [^\n]+ Choose a DATABASE_FILE that [^\n]+\n$/)
  })

  it('exits with 1 and one line without a build', async () => {
    const { code, trouble } = await runServer([
      '--mode',
      'production',
      '--dist',
      await temporaryDir(),
    ]).ended
    expect(code).toBe(1)
    expect(trouble).toBe(
      'There is no built page for production mode yet: build it with npm run build.\n',
    )
  })
})
