/** Memory, processor time and age of this process in the text format of Prometheus. */
export function processMetrics(): string {
  const { user, system } = process.cpuUsage()
  const started = Date.now() / 1000 - process.uptime()
  const rows = [
    ['process_resident_memory_bytes', 'gauge', 'Memory in use.', process.memoryUsage.rss()],
    ['process_cpu_seconds_total', 'counter', 'Processor time used.', (user + system) / 1e6],
    ['process_start_time_seconds', 'gauge', 'When the process began.', started.toFixed(3)],
  ] as const
  return rows
    .map(
      ([name, type, help, value]) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`,
    )
    .join('')
}
