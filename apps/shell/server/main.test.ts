import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { fakeDist } from './testing/fakeDist.ts'
import { runServer } from './testing/runServer.ts'

async function runProduction() {
  const server = runServer(['--mode', 'production', '--dist', await fakeDist()])
  const line = await server.said(/Foyer is ready: \S+/)
  return { ...server, url: line.replace('Foyer is ready: ', '') }
}

describe('the server process', () => {
  it.each([
    'SIGINT',
    'SIGTERM',
    'SIGHUP',
  ] as const)('prints one URL, serves it, and exits with 0 on %s', async (signal) => {
    const { child, url, ended } = await runProduction()
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ mode: 'production' })
    child.kill(signal)
    expect(await ended).toEqual({
      code: 0,
      out: `Foyer is ready: ${url}\nStopping\n`,
      trouble: '',
    })
  })

  it.runIf(process.platform === 'linux')(
    'exits with 1 and one line if its chains and their supervisor die',
    async () => {
      const { child, said, ended } = runServer(['--mode', 'demo', '--dist', await fakeDist()])
      await said(/Foyer is ready: \S+/)
      const children = `/proc/${child.pid}/task/${child.pid}/children`
      process.kill(Number((await readFile(children, 'utf8')).trim()), 'SIGKILL')
      const { code, trouble } = await ended
      expect(code).toBe(1)
      expect(trouble).toBe(
        'The supervisor of the local chains exited unexpectedly (SIGKILL). Start again.\n',
      )
    },
  )

  it('exits at once on a second signal, even with an open request', async () => {
    const { child, url, said, ended } = await runProduction()
    const half = connect(Number(new URL(url).port), '127.0.0.1')
    half.on('error', () => {})
    await once(half, 'connect')
    half.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    // Once the server answers a later request, it has seen the incomplete one.
    await fetch(`${url}/healthz`)
    child.kill('SIGTERM')
    await said('Stopping')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(143)
  })
})
