import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDir } from '../testing/fakeDist.ts'
import { gatherPolicies, PolicyDeclarationError } from './gatherPolicies.ts'

async function featuresDir(declarations: Readonly<Record<string, string | undefined>>) {
  const root = await temporaryDir()
  for (const [name, source] of Object.entries(declarations)) {
    await mkdir(join(root, name))
    if (source !== undefined) await writeFile(join(root, name, 'policy.ts'), source)
  }
  return root
}

describe('gatherPolicies', () => {
  it('collects the declarations of features, ordered by name', async () => {
    const root = await featuresDir({
      vault: "export const policy = { img: ['https://pictures.example'], reason: 'Pictures.' }",
      home: undefined,
      activity: "export const policy: { reason: string } = { reason: 'Typed.' }",
    })
    await writeFile(join(root, 'registry.ts'), 'throw new Error("not a feature")')
    expect(await gatherPolicies(root)).toEqual([
      { reason: 'Typed.' },
      { img: ['https://pictures.example'], reason: 'Pictures.' },
    ])
  })

  it('returns none without features', async () => {
    expect(await gatherPolicies(join(await temporaryDir(), 'none'))).toEqual([])
  })

  it.each([
    ['no policy', 'export const other = 1'],
    ['no reason', "export const policy = { connect: ['https://a.example'] }"],
    ['an empty reason', "export const policy = { reason: '' }"],
    ['an unknown kind', "export const policy = { script: ['https://a.example'], reason: 'x' }"],
    ['one text for a list', "export const policy = { connect: 'https://a.example', reason: 'x' }"],
    ['a source that is not text', "export const policy = { connect: [1], reason: 'x' }"],
    ['null', 'export const policy = null'],
  ])('refuses a declaration with %s and names the feature', async (_, source) => {
    const root = await featuresDir({ relay: source })
    await expect(gatherPolicies(root)).rejects.toThrow(PolicyDeclarationError)
    await expect(gatherPolicies(root)).rejects.toThrow('"relay"')
  })
})
