import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findAnvil } from './findAnvil.ts'
import { startChains } from './startChains.ts'

/** Writes an executable that replaces anvil. */
async function program(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-anvil-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'anvil')
  await writeFile(path, `#!/bin/sh\n${text}\n`)
  await chmod(path, 0o755)
  return path
}

describe.each([{ supervise: true }, { supervise: false }])('startChains, $supervise', (how) => {
  it('reports that the binary cannot be run', async () => {
    const start = startChains({ ...how, chains: [{ id: 56 }], anvilPath: '/nowhere/anvil' })
    await expect(start).rejects.toThrow(/^Chain 56 could not be started: .*ENOENT/)
  })

  it('reports which chain exited, how, and its last output', async () => {
    const anvilPath = await program('echo "the disk is full" >&2; exit 7')
    const start = startChains({ ...how, chains: [{ id: 185 }], anvilPath })
    await expect(start).rejects.toThrow(
      'Chain 185 ended while it was starting (code 7). Its last output:\nthe disk is full',
    )
  })

  it('reports which chain did not start in time, and leaves no process', async () => {
    const anvilPath = await program('echo "booting as $$"; exec sleep 60')
    const start = startChains({
      ...how,
      chains: [{ id: 2310 }],
      anvilPath,
      startTimeoutMs: 3_000,
    })
    const error: Error = await start.then(
      () => new Error('It started.'),
      (reason) => reason,
    )
    expect(error.message).toContain('Chain 2310 did not start within 3 s. Its last output:')
    const pid = Number(/booting as (\d+)/.exec(error.message)?.[1])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('reports which chain does not speak JSON-RPC', async () => {
    const anvilPath = await program('echo "Listening on 127.0.0.1:1"; exec sleep 60')
    const start = startChains({ ...how, chains: [{ id: 1329 }], anvilPath })
    await expect(start).rejects.toThrow(/^Chain 1329 could not be set up\./)
  })
})

describe('startChains', () => {
  it.each([
    [[], 'There is no chain to start.'],
    [[{ id: 1 }, { id: 1 }], 'Chain 1 is listed twice.'],
    [[{ id: 0 }], '0 is not a chain id.'],
    [[{ id: 1.5 }], '1.5 is not a chain id.'],
  ])('refuses the chains %j', async (chains, message) => {
    await expect(startChains({ chains })).rejects.toThrow(message)
  })

  it.each([0, -1, 0.5, Number.NaN])('refuses a block time of %d', async (blockTimeSeconds) => {
    await expect(startChains({ chains: [{ id: 1 }], blockTimeSeconds })).rejects.toThrow(
      /whole number of seconds/,
    )
  })
})

describe('findAnvil', () => {
  it('finds the installed binary', () => {
    expect(findAnvil()).toMatch(/anvil(\.exe)?$/)
  })

  it('uses ANVIL_PATH and reports if it does not exist', async () => {
    const path = await program('exit 0')
    vi.stubEnv('ANVIL_PATH', path)
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(findAnvil()).toBe(path)

    vi.stubEnv('ANVIL_PATH', '/nowhere/anvil')
    expect(findAnvil).toThrow('ANVIL_PATH names /nowhere/anvil, which does not exist.')
  })

  it('names the missing package and what to do', () => {
    const { platform } = process
    Object.defineProperty(process, 'platform', { value: 'plan9' })
    onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
    expect(findAnvil).toThrow(/@foundry-rs\/anvil-plan9-.* is not installed\. Run npm install/)
  })
})
