import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runWatched } from './runWatched.ts'

/** Writes its name to a log at its start and, some time after SIGTERM, at its end. */
const program = `
import { appendFileSync } from 'node:fs'
import { name } from './name.ts'
const tell = (text: string) => appendFileSync(process.argv[2] ?? '', text + ' ')
process.on('SIGTERM', () => setTimeout(() => { tell('-' + name); process.exit(0) }, 100))
process.on('disconnect', () => process.exit())
tell('+' + name)
`
const crash = `
import { appendFileSync } from 'node:fs'
appendFileSync(process.argv[2] ?? '', 'crash ')
throw new Error('Not yet.')
export const name = 'never'
`

it('restarts after a change of an import, also after a crash, and stops with SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-dev-'))
  const log = join(folder, 'log')
  await writeFile(join(folder, 'main.ts'), program)
  await writeFile(join(folder, 'name.ts'), "export const name = 'a'")
  await writeFile(log, '')
  const story = () => readFile(log, 'utf8')
  /** Node watches an imported file only once it runs it: a change may come too early. */
  const change = async (code: string, expected: string) => {
    const changed = async () => {
      const text = await story()
      if (!text.includes(expected)) await writeFile(join(folder, 'name.ts'), code)
      return text
    }
    await expect.poll(changed, { interval: 1000 }).toContain(expected)
  }

  const watched = runWatched([join(folder, 'main.ts'), log])
  onTestFinished(async () => {
    watched.kill('SIGKILL')
    await rm(folder, { recursive: true })
  })
  await expect.poll(story).toBe('+a ')
  await change("export const name = 'b'", '+a -a +b ')
  await change(crash, '-b crash ')
  await change("export const name = 'c'", 'crash +c ')
  watched.kill('SIGTERM')
  await once(watched, 'exit')
  expect(await story()).toMatch(/\+c -c $/)
})
