import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'

it('opens a new file from several threads at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-opening-'))
  const path = join(import.meta.dirname, '..', 'testing', 'openOnRequest.ts')
  const workers = Array.from({ length: 4 }, () => new Worker(path))
  onTestFinished(async () => {
    await Promise.all(workers.map((worker) => worker.terminate()))
    await rm(folder, { recursive: true })
  })
  const said: unknown[] = []
  for (let round = 0; round < 100; round += 1) {
    const answers = workers.map((worker) => once(worker, 'message'))
    for (const worker of workers) worker.postMessage(join(folder, `${round}.sqlite`))
    said.push(...(await Promise.all(answers)).flat())
  }
  expect(said.filter((answer) => answer !== 'opened')).toEqual([])
  expect(said).toHaveLength(400)
})
