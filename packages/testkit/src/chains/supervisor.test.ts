import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startChains } from './startChains.ts'

const chains = [{ id: 1 }, { id: 56 }]

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const anyAlive = (pids: readonly number[]) => pids.some(isAlive)

describe('local chains', () => {
  it('exit when the program that started them is killed by SIGKILL', async () => {
    const program = spawn(
      process.execPath,
      [join(import.meta.dirname, 'fixtures.startAndStay.ts')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = await once(program.stdout, 'data')
    const pids: number[] = JSON.parse(String(line))
    expect(pids.map(isAlive)).toEqual([true, true])

    program.kill('SIGKILL')

    await vi.waitFor(() => expect(anyAlive(pids)).toBe(false))
  })

  it.each([true, false])('have exited when stop resolves (supervised: %s)', async (supervise) => {
    const local = await startChains({ chains, supervise })
    const pids = local.chains.map(({ pid }) => pid)
    expect(pids.map(isAlive)).toEqual([true, true])

    await local.stop()

    expect(anyAlive(pids)).toBe(false)
  })

  it.each([
    true,
    false,
  ])('can be stopped twice and immediately (supervised: %s)', async (supervise) => {
    const local = await startChains({ chains, supervise })
    await Promise.all([local.stop(), local.stop()])
    await local.stop()
    expect(anyAlive(local.chains.map(({ pid }) => pid))).toBe(false)
  })

  it.each([
    true,
    false,
  ])('report when one exits unexpectedly (supervised: %s)', async (supervise) => {
    const onProgress = vi.fn()
    const local = await startChains({ chains, supervise, onProgress })
    onTestFinished(() => local.stop())

    process.kill(local.chains[1]?.pid ?? 0, 'SIGKILL')

    // Contains none of the node's own output, which starts with the private keys.
    const said = 'Chain 56 exited unexpectedly (SIGKILL). Start again.'
    await vi.waitFor(() => expect(onProgress).toHaveBeenCalledWith(said))
    expect(isAlive(local.chains[0]?.pid ?? 0)).toBe(true)
  })

  it('name the lost chain to a listener for losses', async () => {
    const onProgress = vi.fn()
    const onLost = vi.fn()
    const local = await startChains({ chains, onProgress, onLost })
    onTestFinished(() => local.stop())

    process.kill(local.chains[1]?.pid ?? 0, 'SIGTERM')

    const loss = {
      chainId: 56,
      text: expect.stringMatching(/^Chain 56 exited unexpectedly \(.+\)\. /),
    }
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(loss))
    expect(onProgress).toHaveBeenCalledTimes(2)
  })

  it.runIf(process.platform === 'linux')(
    'exit when the supervisor is killed by SIGKILL while they start',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'foyer-anvil-'))
      onTestFinished(() => rm(folder, { recursive: true }))
      const anvilPath = join(folder, 'anvil')
      // Kills the supervisor before it can report anything.
      await writeFile(anvilPath, '#!/bin/sh\necho $$ > "$0.pid"\nkill -9 $PPID\nexec sleep 60\n', {
        mode: 0o755,
      })
      const onLost = vi.fn()

      const start = startChains({ chains: [{ id: 1 }], anvilPath, onLost })

      await expect(start).rejects.toThrow('exited unexpectedly (SIGKILL)')
      const anvil = Number(await readFile(`${anvilPath}.pid`, 'utf8'))
      expect(anvil).toBeGreaterThan(1)
      await vi.waitFor(() => expect(isAlive(anvil)).toBe(false))
      // The rejected start has already reported it.
      expect(onLost).not.toHaveBeenCalled()
    },
  )

  it.runIf(process.platform === 'linux')(
    'exit and report it when the supervisor is killed by SIGKILL',
    async () => {
      const onProgress = vi.fn()
      const local = await startChains({ chains, onProgress })
      const pids = local.chains.map(({ pid }) => pid)
      const status = await readFile(`/proc/${pids[0]}/status`, 'utf8')
      const supervisor = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
      expect(supervisor).not.toBe(process.pid)

      process.kill(supervisor, 'SIGKILL')

      await vi.waitFor(() => expect(anyAlive(pids)).toBe(false))
      expect(onProgress).toHaveBeenLastCalledWith(
        expect.stringMatching(
          /^The supervisor of the local chains exited unexpectedly \(SIGKILL\)\. Start again\.$/,
        ),
      )
      await local.stop()
    },
  )
})
