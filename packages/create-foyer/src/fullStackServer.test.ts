import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Starts the server of the template `full-stack` with a built page. Returns its URL. */
async function startTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'create-foyer-full-stack-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>My app</title>')
  await writeFile(join(folder, 'dist/assets/index-1a2b.js'), 'export {}')
  const main = join(import.meta.dirname, '../templates/full-stack/server/main.ts')
  onTestFinished(() => rm(folder, { recursive: true }))
  for (;;) {
    const port = await freePort()
    const server = spawn(process.execPath, [main], {
      cwd: folder,
      env: { ...process.env, PORT: `${port}`, PUBLIC_URL: undefined },
    })
    const closed = once(server, 'close')
    onTestFinished(async () => {
      server.kill()
      await closed
    })
    let errors = ''
    server.stderr.on('data', (text) => {
      errors += String(text)
    })
    const said = await Promise.race([once(server.stdout, 'data').then(String), closed])
    if (typeof said === 'string') {
      expect(said).toBe(`Serving http://localhost:${port}\n`)
      return `http://localhost:${port}`
    }
    // Another program may have taken the port in the meantime.
    expect(errors).toContain('EADDRINUSE')
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

test('serves pages, built files and the sign-in, and nothing as a file that is not there', async () => {
  const origin = await startTemplate()
  const page = await fetch(`${origin}/settings`)
  expect(await page.text()).toContain('My app')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
  expect((await fetch(origin)).headers.get('cache-control')).toBe('no-cache')

  const built = await fetch(`${origin}/assets/index-1a2b.js`)
  expect(await built.text()).toBe('export {}')
  expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const gone = await fetch(`${origin}/assets/index-0000.js`)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-cache'])

  const session = await fetch(`${origin}/auth/session`)
  expect([session.status, session.headers.get('cache-control')]).toEqual([401, 'no-store'])
})

test('limits each visitor, so that one cannot keep the others from signing in', async () => {
  const origin = await startTemplate()
  const ask = () =>
    fetch(`${origin}/auth/nonce`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
    })
  expect((await ask()).status).toBe(200)
  // Asked again on a busy machine, where a minute, and with it the limit, may have started over.
  await expect
    .poll(async () => {
      const answers = await Promise.all(Array.from({ length: 250 }, ask))
      return answers.map(({ status }) => status)
    })
    .toContain(429)
})
