import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceFolder } from './replaceFolder.ts'

let parent: string
let target: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'foyer-replace-'))
  target = join(parent, 'deep', 'production')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const write = (text: string) => async (folder: string) => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, text), text)
}

it('puts the new folder in the place of the old one, which stays until then', async () => {
  await replaceFolder(target, write('old'))
  await replaceFolder(target, async (folder) => {
    await write('new')(folder)
    expect(await readdir(target)).toEqual(['old'])
  })
  expect(await readdir(target)).toEqual(['new'])
  expect(await readdir(join(parent, 'deep'))).toEqual(['production'])
})

it('keeps the old folder if the new one fails', async () => {
  await replaceFolder(target, write('old'))
  const failing = replaceFolder(target, async (folder) => {
    await write('half')(folder)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await readFile(join(target, 'old'), 'utf8')).toBe('old')
})

it('has the old folder again after it was killed between moving it away and the new one in', async () => {
  await replaceFolder(target, write('old'))
  await rename(target, join(parent, 'deep', '.old-production'))
  await replaceFolder(target, async () => {
    expect(await readdir(target)).toEqual(['old'])
    throw new Error('no')
  }).catch(() => {})
  expect(await readdir(target)).toEqual(['old'])
})

it('leaves nothing of attempts that failed or were killed', async () => {
  await replaceFolder(target, async (folder) => {
    await write('half')(folder)
    throw new Error('killed')
  }).catch(() => {})
  await replaceFolder(target, write('whole'))
  expect(await readdir(target)).toEqual(['whole'])
  expect(await readdir(join(parent, 'deep'))).toEqual(['production'])
})
