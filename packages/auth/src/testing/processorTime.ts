/**
 * The processor time of this process while `work` runs `times` times, in ms. Unlike the clock, it
 * does not grow when other programs use the machine.
 */
export function processorTime(times: number, work: () => unknown): number {
  const before = process.cpuUsage()
  for (let count = 0; count < times; count += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
