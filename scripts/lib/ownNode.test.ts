import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ownNode } from './ownNode.mjs'

it.each([
  ['linux', 'node'],
  ['darwin', 'node'],
  // On Windows, the package leaves a text file at `bin/node`.
  ['win32', 'node.exe'],
] as const)('the pinned Node on %s is %s', async (platform, name) => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-node-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect(() => ownNode(folder, platform)).toThrow('The pinned Node is missing')
  const bin = join(folder, 'node_modules/node/bin')
  await mkdir(bin, { recursive: true })
  for (const file of ['node', 'node.exe']) await writeFile(join(bin, file), '')
  expect(ownNode(folder, platform)).toBe(join(bin, name))
})
