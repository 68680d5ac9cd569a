import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../lib/root.mjs'
import { hashesFile, parseHashes } from './hashes.ts'

const run = promisify(execFile)
const isLong = process.env.FOYER_LONG === '1'

/** Copies the sources and links the installed packages; the workspace's own link to the copy. */
async function copySources(name: string): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'foyer-build-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, name)
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1e8 })
  for (const file of stdout.split('\0').filter((path) => path !== '')) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file))
  }
  await link(join(root, 'node_modules'), join(folder, 'node_modules'), folder)
  return folder
}

async function link(from: string, to: string, folder: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from)) {
    if (entry.startsWith('.')) continue
    if (entry.startsWith('@')) await link(join(from, entry), join(to, entry), folder)
    else {
      const place = relative(root, await realpath(join(from, entry)))
      const isOurs = !place.includes('node_modules')
      await symlink(isOurs ? join(folder, place) : join(from, entry), join(to, entry))
    }
  }
}

async function build(folder: string, environment: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment }
  const script = join(folder, 'scripts/build/main.ts')
  await run(process.execPath, [script, '--mode', 'production'], { cwd: folder, env })
  return parseHashes(await readFile(join(folder, 'apps/shell/dist/production', hashesFile), 'utf8'))
}

it('gives the same files in another folder, time zone, language and environment', async (context) => {
  if (!isLong) context.skip('Builds twice: it belongs to npm run test:long')
  const one = await build(await copySources('a'), { TZ: 'UTC', LANG: 'C' })
  const other = await build(await copySources('a folder/of-another-length'), {
    TZ: 'Asia/Kathmandu',
    LANG: 'tr_TR.UTF-8',
    NODE_ENV: 'development',
    USER: 'someone',
  })
  expect(one.size).toBeGreaterThan(50)
  expect([...other]).toEqual([...one])
})
