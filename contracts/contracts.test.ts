import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compile, hashContract } from './compile.ts'
import { parseCompilerOutput } from './compilerOutput.ts'
import { type Deployment, deployments } from './deployments.ts'
import { generate, generatedFolder } from './generate.ts'
import { contractNames, readSources, type Sources, sourcesOf } from './sources.ts'

const sources = await readSources()

describe('generated contracts', () => {
  it('carry the hash of their sources (else: npx node contracts/build.ts)', async () => {
    for (const name of contractNames(sources)) {
      const text = await readFile(join(generatedFolder, `${name}.ts`), 'utf8')
      expect(text, `${name} is out of date`).toContain(`'${hashContract(name, sources)}'`)
    }
  })

  it("are exactly the compiler's current output", async () => {
    const names = await readdir(generatedFolder)
    const texts = await Promise.all(
      names.map((name) => readFile(join(generatedFolder, name), 'utf8')),
    )
    const committed = new Map(names.map((name, index) => [name, texts[index]]))

    expect(committed).toEqual(generate(sources))
  })
})

describe('the hash of a contract', () => {
  const hash = (name: string, changed?: readonly [string, string]) =>
    hashContract(name, new Map(changed ? [...sources, changed] : sources))

  it('changes with its own source and its transitive imports', () => {
    const before = hash('UniversalResolver')
    for (const path of ['UniversalResolver.sol', 'lib/ReverseName.sol', 'lib/CoinType.sol']) {
      const text = `${sources.get(path)}\n`
      expect(hash('UniversalResolver', [path, text]), path).not.toBe(before)
    }
  })

  it('stays when another contract changes', () => {
    const text = `${sources.get('Multicall3.sol')}\n`
    expect(hash('UniversalResolver', ['Multicall3.sol', text])).toBe(hash('UniversalResolver'))
  })

  it('does not depend on the line endings of the checkout', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-contracts-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(
      join(folder, 'Multicall3.sol'),
      `${sources.get('Multicall3.sol')}`.replaceAll('\n', '\r\n'),
    )

    expect(hashContract('Multicall3', await readSources(folder))).toBe(hash('Multicall3'))
  })
})

describe('compile', () => {
  const only = (text: string): Sources =>
    new Map([['Thing.sol', `// SPDX-License-Identifier: MIT\npragma solidity 0.8.37;\n${text}`]])

  it('fails with the compiler’s message on an error', () => {
    expect(() => compile(only('contract Thing { function f() { } }'))).toThrow(/Thing\.sol:3/)
  })

  it('fails on a warning', () => {
    const text = 'contract Thing { function f() external pure { uint256 unused = 1; } }'
    expect(() => compile(only(text))).toThrow(/[Uu]nused/)
  })

  it('fails if the file has no contract of its name', () => {
    expect(() => compile(only('contract Other {}'))).toThrow(
      'Thing.sol contains no contract named Thing.',
    )
  })

  it('fails on a contract without code', () => {
    const text = 'abstract contract Thing { function f() external virtual; }'
    expect(() => compile(only(text))).toThrow(/no bytecode/)
  })

  it('names the missing import', () => {
    expect(() => sourcesOf('Thing', only('import {A} from "./lib/A.sol";'))).toThrow(
      'Thing.sol imports lib/A.sol, which does not exist.',
    )
  })

  it('does not treat empty compiler output as success', () => {
    expect(() => parseCompilerOutput('{}', ['Thing'])).toThrow(/Thing/)
  })
})

describe('deployments', () => {
  const entries: readonly Deployment[] = deployments

  it('have unique names, each that of a source', () => {
    const names = entries.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(contractNames(sources)).toEqual(expect.arrayContaining(names))
  })

  it('place code directly only if no constructor has to initialise it', () => {
    const artifacts = new Map(compile(sources).map((artifact) => [artifact.name, artifact]))
    const placed = entries.filter(({ how }) => how.kind === 'setCode')
    expect(placed.map(({ name }) => artifacts.get(name)?.hasImmutables)).toEqual([
      false,
      false,
      false,
    ])
    expect(artifacts.get('NameResolver')?.hasImmutables).toBe(true)
  })
})
