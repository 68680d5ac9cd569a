import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needPostgres, startPostgres, type TestPostgres } from '@foyer/auth/testing/postgres'
import { quickAccount } from '@foyer/auth/testing/quickAccount'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { type ServerProcess, serverProcess } from '../testing/serverProcess.ts'

/** Sign-ins per visitor. */
const rounds = 1000
const visitors = 16
// With a larger heap, garbage collection would be too rare for growth to mean anything.
const smallHeap = { NODE_OPTIONS: '--max-old-space-size=80 --max-semi-space-size=4' }
const checksPerSignIn = 4
const metricsToken = 'for this test'

let postgres: TestPostgres | undefined
beforeAll(async () => {
  // Waits for the disk, as in use.
  postgres = await startPostgres({ durable: true })
})
afterAll(() => postgres?.stop())

async function onSqlite(): Promise<Record<string, string>> {
  const folder = await temporaryFolder()
  return { DATABASE_FILE: join(folder, 'foyer.sqlite') }
}

async function onPostgres(context: TestContext): Promise<Record<string, string>> {
  needPostgres(context)
  return { DATABASE_URL: (await postgres?.database()) ?? '' }
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-load-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Each visitor signs in and checks the session `rounds` times without a pause. Returns the statuses
 * that were not 200.
 */
async function run(server: ServerProcess, rounds: number) {
  const wrong: number[] = []
  const visit = async (_: unknown, index: number) => {
    const account = quickAccount(index + 1)
    const browser = server.browser()
    for (let round = 0; round < rounds; round += 1) {
      const signedIn = await browser.signIn(account)
      await signedIn.arrayBuffer()
      if (signedIn.status !== 200) wrong.push(signedIn.status)
      for (let count = 0; count < checksPerSignIn; count += 1) {
        const known = await browser.send('GET', '/session')
        await known.arrayBuffer()
        if (known.status !== 200) wrong.push(known.status)
      }
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return wrong
}

/** Memory in use, in MB. */
async function memoryOf(server: ServerProcess): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6
}

describe.each([
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
] as const)('under load on %s', (store, open) => {
  it(`signs in ${rounds * visitors} times and checks ${checksPerSignIn} times as many sessions without errors or memory growth`, async (context) => {
    const environment = await open(context)
    const server = await serverProcess(await temporaryFolder(), {
      ...environment,
      ...smallHeap,
      METRICS_TOKEN: metricsToken,
    })
    const began = performance.now()
    const first = await run(server, rounds / 2)
    const before = await memoryOf(server)
    const second = await run(server, rounds / 2)
    const after = await memoryOf(server)
    const perSecond = Math.round((rounds * visitors * 1000) / (performance.now() - began))
    console.info(
      `${store}: ${perSecond} sign-ins/s and ${checksPerSignIn * perSecond} session checks/s at once, memory ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`,
    )
    expect([...first, ...second]).toEqual([])
    // After a few rounds the heap has not reached its final size; after thousands of rounds it has.
    expect(after - before).toBeLessThan(40)
  })
})
