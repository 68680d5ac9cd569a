/**
 * The processor time of this thread while `work` runs `times` times, in ms. Unlike the clock, it
 * does not grow when other programs, or tests on other threads, use the machine.
 */
export function processorTime(times: number, work: () => unknown): number {
  const before = process.threadCpuUsage()
  for (let count = 0; count < times; count += 1) work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
