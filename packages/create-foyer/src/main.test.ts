import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createApp, templates } from './createApp.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'create-foyer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function run(cwd: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const main = join(import.meta.dirname, 'main.ts')
  const options = { cwd, env: { ...process.env, npm_config_user_agent: '', ...env } }
  return promisify(execFile)(process.execPath, [main, ...words], options).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  )
}

test.each(
  Object.keys(templates) as (keyof typeof templates)[],
)('creates an app from %s', async (template) => {
  const folder = join(await emptyFolder(), 'My-App')
  await createApp(folder, template)
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  expect(manifest.name).toBe('my-app')
  expect(manifest.scripts).toMatchObject({ build: expect.any(String), test: expect.any(String) })
  expect(existsSync(join(folder, 'README.md'))).toBe(true)
  expect(existsSync(join(folder, '.gitignore'))).toBe(true)
  expect(existsSync(join(folder, '_gitignore'))).toBe(false)
})

test('works without a terminal and prints the next steps', async () => {
  const folder = await emptyFolder()
  const { text } = await run(folder, ['app', '--template', 'next', '--yes'])
  expect(text).toContain('Next:\n\n  cd app\n  npm install\n  npm run dev\n')
  expect(existsSync(join(folder, 'app/app/layout.tsx'))).toBe(true)
})

test('prints the next steps for the current folder and package manager', async () => {
  const folder = join(await emptyFolder(), 'app')
  await mkdir(folder)
  const env = { npm_config_user_agent: 'pnpm/10.2.0 npm/? node/v24.0.0 linux x64' }
  const { text } = await run(folder, ['.', '--yes'], env)
  expect(text).toContain('Next:\n\n  pnpm install\n  pnpm run dev\n')
})

test('quotes a folder with a blank in the next steps', async () => {
  const { text } = await run(await emptyFolder(), ['my apps/first', '--yes'])
  expect(text).toContain(`  cd "${join('my apps', 'first')}"\n  npm install\n`)
})

test('takes the template also where npm keeps the option, and no argument that it does not know', async () => {
  const folder = await emptyFolder()
  // `npm create foyer app --template=next`: without `--`, npm takes the option for its own.
  await run(folder, ['app'], { npm_config_template: 'next' })
  expect(existsSync(join(folder, 'app/app/layout.tsx'))).toBe(true)
  // With a blank, npm keeps only the option's name.
  const { code, text } = await run(folder, ['other', 'next'], { npm_config_template: 'true' })
  expect(code).toBe(1)
  expect(text).toMatch(/^Unexpected argument: next.*\n\nCreates an app/)
  expect(existsSync(join(folder, 'other'))).toBe(false)
})

test('refuses a file', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'app'), 'mine')
  await expect(createApp(join(folder, 'app'), 'vite')).rejects.toThrow('is a file')
})

test('says in one line what the file system refuses', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'file'), 'mine')
  const { code, text } = await run(folder, ['file/app', '--yes'])
  expect(code).toBe(1)
  expect(text).toMatch(/^ENOTDIR: .*\n$/)
})

test('refuses a folder that is not empty', async () => {
  const folder = await emptyFolder()
  await mkdir(join(folder, 'app'))
  await writeFile(join(folder, 'app/notes.txt'), 'mine')
  await expect(createApp(join(folder, 'app'), 'vite')).rejects.toThrow('is not empty')
  expect(await readdir(join(folder, 'app'))).toEqual(['notes.txt'])
})

test('explains an invalid answer', async () => {
  const folder = await emptyFolder()
  expect(await run(folder, ['app', '--template', 'svelte'])).toEqual({
    code: 1,
    text: 'There is no template "svelte": vite, next, full-stack.\n',
  })
  const { code, text } = await run(folder, ['app', '--typescript'])
  expect(code).toBe(1)
  expect(text).toMatch(/^Unknown option '--typescript'.*\n\nCreates an app/s)
  expect(text).not.toContain('at parseArgs')
  await expect(createApp(join(folder, 'My App!'), 'vite')).rejects.toThrow(
    'is not a valid package name',
  )
})

test.each([
  ['vite', '20.19.0', '22.12'],
  ['next', '20.19.0', '22.12'],
  ['full-stack', '22.9.0', '22.18'],
] as const)('refuses a Node that is too old for %s and creates nothing', async (template, old, needed) => {
  const folder = join(await emptyFolder(), 'app')
  const message = `The template "${template}" needs Node ${needed} or newer, and this is ${old}.`
  await expect(createApp(folder, template, old)).rejects.toThrow(message)
  expect(existsSync(folder)).toBe(false)
})
