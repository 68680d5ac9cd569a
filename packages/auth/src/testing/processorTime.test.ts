import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { processorTime } from './processorTime.ts'

/** Keeps its thread busy for 300 ms of processor time, then tells. */
const busyThread = `
  const { workerData } = require('node:worker_threads')
  while (process.threadCpuUsage().user < 300_000);
  Atomics.store(workerData, 0, 1)
  Atomics.notify(workerData, 0)
`

test('does not count what other threads do, such as other tests', () => {
  const isDone = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(busyThread, { eval: true, workerData: isDone })
  onTestFinished(() => void worker.terminate())
  expect(processorTime(1, () => Atomics.wait(isDone, 0, 0))).toBeLessThan(100)
  expect(isDone[0]).toBe(1)
})

test('counts what its own thread does', () => {
  const work = () => {
    const until = process.threadCpuUsage().user + 50_000
    while (process.threadCpuUsage().user < until);
  }
  expect(processorTime(2, work)).toBeGreaterThanOrEqual(100)
})
