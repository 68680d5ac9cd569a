import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AuthEvent } from './options.ts'
import { sqliteStore } from './store/sqliteStore.ts'
import { createBrowser, testAccount } from './testing/browser.ts'
import { testAuth } from './testing/testAuth.ts'

const account = testAccount()

async function visit() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const events: AuthEvent[] = []
  const store = sqliteStore({ file: join(folder, 'a.sqlite') })
  const auth = testAuth({ store, log: (event) => events.push(event) })
  const browser = createBrowser(auth, { peerAddress: '203.0.113.7' })
  const message = await browser.message(account)
  const signature = await account.signMessage({ message })
  const bodies: string[] = []
  const send = async (...call: Parameters<typeof browser.send>) => {
    const response = await browser.send(...call)
    bodies.push(await response.text())
    return response
  }
  await send('POST', '/verify', { message, signature: `0x${'11'.repeat(65)}` })
  const again = await browser.message(account)
  await send('POST', '/verify', {
    message: again,
    signature: await account.signMessage({ message: again }),
  })
  await send('GET', '/session')
  await send('GET', '/sessions')
  await send('POST', '/verify', { message, signature })
  const [binding, token] = ['browser', 'session'].map(
    (name) => browser.cookies.get(`__Host-foyer-${name}`) ?? 'none',
  )
  const nonces = [message, again].map((text) => /Nonce: (\w+)/.exec(text)?.[1] ?? 'none')
  return { auth, folder, events, bodies, secrets: [binding ?? '', token ?? ''], nonces, signature }
}

describe('secrets', () => {
  it('S15 tokens never appear in a response body', async () => {
    const { bodies, secrets } = await visit()
    expect(bodies).toHaveLength(5)
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/)
      expect(bodies.join('\n')).not.toContain(secret)
    }
  })

  it('S16 tokens never appear in the database, only their hashes', async () => {
    const { folder, secrets } = await visit()
    const database = new DatabaseSync(join(folder, 'a.sqlite'))
    onTestFinished(() => database.close())
    const rows = ['nonces', 'sessions'].flatMap((table) =>
      database.prepare(`SELECT * FROM ${table}`).all(),
    )
    expect(rows.length).toBeGreaterThanOrEqual(1)
    expect(rows.at(-1)?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    const bytes = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
    )
    for (const secret of secrets) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(bytes.join('')).not.toContain(secret)
    }
  })

  it('S24 no log line contains a nonce, token, signature, account or client address', async () => {
    const { events, secrets, nonces, signature } = await visit()
    const text = JSON.stringify(events)
    expect(events.length).toBeGreaterThanOrEqual(7)
    const hidden = [
      ...secrets,
      ...nonces,
      signature.slice(2, 40),
      '111111',
      account.address,
      '203.0.113.7',
    ]
    for (const secret of hidden) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
    expect(events).toContainEqual({
      level: 'info',
      event: 'refused',
      fields: { code: 'refused', reason: 'signature' },
    })
    expect(events.at(-1)?.fields).toMatchObject({ route: 'verify', status: 401 })
  })

  it('S24 every refusal has an identical response', async () => {
    const auth = testAuth()
    const browser = createBrowser(auth)
    const message = await browser.message(account)
    const signature = await account.signMessage({ message })
    const tries = [
      { message: 'hello', signature },
      { message: message.replace('app.example.org', 'evil.example'), signature },
      { message: message.replace('Chain ID: 1', 'Chain ID: 5'), signature },
      { message: message.replace(/Nonce: \w+/, 'Nonce: AAAAAAAAAAAAAAAAAAAAAA'), signature },
      { message, signature: `0x${'22'.repeat(65)}` },
      { message, signature },
    ]
    const answers = new Set<string>()
    for (const body of tries) {
      const response = await browser.send('POST', '/verify', body)
      const headers = [...response.headers].map(String).join('\n')
      answers.add(`${response.status}\n${headers}\n${await response.text()}`)
    }
    expect(answers.size).toBe(1)
  })

  it('are not revealed by a failing store, which gives 503 and logs only the error class', async () => {
    const events: AuthEvent[] = []
    const store = sqliteStore({ file: ':memory:' })
    const auth = testAuth({ store, log: (event) => events.push(event) })
    const browser = createBrowser(auth)
    const message = await browser.message(account)
    const signature = await account.signMessage({ message })
    await store.close()
    expect(await auth.ready()).toBe(false)
    for (const response of [
      await browser.send('POST', '/nonce'),
      await browser.send('POST', '/verify', { message, signature }),
      await browser.send('GET', '/session', undefined, {
        cookie: `__Host-foyer-session=${'A'.repeat(43)}`,
      }),
    ]) {
      expect(response.status).toBe(503)
      expect(await response.json()).toEqual({
        error: {
          code: 'unavailable',
          message: 'This cannot be checked right now. Try again in a moment.',
        },
      })
    }
    const [check, refused] = events.filter(({ level }) => level === 'error')
    expect(check).toMatchObject({ event: 'store check failed' })
    expect(refused).toEqual({
      level: 'error',
      event: 'refused',
      fields: {
        code: 'unavailable',
        reason: 'store',
        cause: 'Error',
        database: 'ERR_INVALID_STATE',
      },
    })
    expect(await auth.metrics()).toContain('foyer_auth_store_up{kind="sqlite"} 0')
  })
})
