import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRestarter, type Program } from './restarter.ts'

/** Programs that the test can end. */
function launcher() {
  const programs: { kill: Program['kill']; exit(code: number | null): void }[] = []
  const launch = () => {
    let whenGone: (code: number | null) => void = () => {}
    const kill = vi.fn(() => true)
    programs.push({ kill, exit: (code) => whenGone(code) })
    const once = (_event: 'exit', listener: typeof whenGone) => {
      whenGone = listener
    }
    return { kill, once }
  }
  return { programs, launch }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createRestarter', () => {
  it('starts once, and ignores changes before the start', () => {
    const { programs, launch } = launcher()
    const restarter = createRestarter(launch)
    restarter.restart()
    vi.runAllTimers()
    expect(programs).toHaveLength(0)
    restarter.start()
    restarter.start()
    expect(programs).toHaveLength(1)
  })

  it('debounces changes, and restarts only after the old process has exited', async () => {
    const { programs, launch } = launcher()
    const restarter = createRestarter(launch)
    restarter.start()
    for (let change = 0; change < 5; change += 1) restarter.restart()
    await vi.runAllTimersAsync()
    expect(programs[0]?.kill).toHaveBeenCalledTimes(1)
    expect(programs).toHaveLength(1)
    programs[0]?.exit(0)
    await vi.runAllTimersAsync()
    expect(programs).toHaveLength(2)
  })

  it('starts one process for changes during a slow exit', async () => {
    const { programs, launch } = launcher()
    const restarter = createRestarter(launch)
    restarter.start()
    restarter.restart()
    await vi.runAllTimersAsync()
    restarter.restart()
    await vi.runAllTimersAsync()
    programs[0]?.exit(0)
    await vi.runAllTimersAsync()
    expect(programs).toHaveLength(2)
  })

  it('waits for the next change after a crash', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const { programs, launch } = launcher()
    const restarter = createRestarter(launch)
    restarter.start()
    programs[0]?.exit(1)
    await vi.runAllTimersAsync()
    expect(error).toHaveBeenCalledTimes(1)
    expect(programs).toHaveLength(1)
    restarter.restart()
    await vi.runAllTimersAsync()
    expect(programs).toHaveLength(2)
  })

  it('stops for good', async () => {
    const { programs, launch } = launcher()
    const restarter = createRestarter(launch)
    restarter.start()
    restarter.restart()
    const stopped = restarter.stop()
    programs[0]?.exit(null)
    await stopped
    restarter.restart()
    restarter.start()
    await vi.runAllTimersAsync()
    expect(programs).toHaveLength(1)
  })
})
