import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
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
  it('end when the program that started them is ended by SIGKILL', async () => {
    const program = spawn(
      process.execPath,
      [join(import.meta.dirname, 'fixtures.startAndStay.ts')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = await once(program.stdout, 'data')
    const pids: number[] = JSON.parse(String(line))
    expect(pids.map(isAlive)).toEqual([true, true])

    program.kill('SIGKILL')

    await vi.waitFor(() => expect(anyAlive(pids)).toBe(false), { timeout: 5000 })
  })

  it.each([true, false])('are gone when stop resolves (supervised: %s)', async (supervise) => {
    const local = await startChains({ chains, supervise })
    const pids = local.chains.map(({ pid }) => pid)
    expect(pids.map(isAlive)).toEqual([true, true])

    await local.stop()

    expect(anyAlive(pids)).toBe(false)
  })

  it.each([true, false])('may be stopped again and at once (supervised: %s)', async (supervise) => {
    const local = await startChains({ chains, supervise })
    await Promise.all([local.stop(), local.stop()])
    await local.stop()
    expect(anyAlive(local.chains.map(({ pid }) => pid))).toBe(false)
  })

  it.each([true, false])('say when one ends by itself (supervised: %s)', async (supervise) => {
    const onProgress = vi.fn()
    const local = await startChains({ chains, supervise, onProgress })
    onTestFinished(() => local.stop())

    process.kill(local.chains[1]?.pid ?? 0, 'SIGKILL')

    const said = expect.stringMatching(/^Chain 56 ended by itself\./)
    await vi.waitFor(() => expect(onProgress).toHaveBeenCalledWith(said), { timeout: 5000 })
    expect(isAlive(local.chains[0]?.pid ?? 0)).toBe(true)
  })

  it.runIf(process.platform === 'linux')(
    'end when the supervisor itself is ended by SIGKILL, which is said',
    async () => {
      const onProgress = vi.fn()
      const local = await startChains({ chains, onProgress })
      const pids = local.chains.map(({ pid }) => pid)
      const status = await readFile(`/proc/${pids[0]}/status`, 'utf8')
      const supervisor = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
      expect(supervisor).not.toBe(process.pid)

      process.kill(supervisor, 'SIGKILL')

      await vi.waitFor(() => expect(anyAlive(pids)).toBe(false), { timeout: 5000 })
      expect(onProgress).toHaveBeenLastCalledWith(
        expect.stringMatching(/^The supervisor of the local chains ended by itself \(SIGKILL\)/),
      )
      await local.stop()
    },
  )
})
