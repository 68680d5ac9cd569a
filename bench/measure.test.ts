import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoTraces, findTraces } from './demoTraces.ts'
import { measure } from './measure.ts'
import { reportOn } from './report.ts'

const MAIN = 'main();'.repeat(300)
const SHARED = 'export const shared = 1;'.repeat(100)
const LAZY = 'export const lazy = 2;'.repeat(200)
const STYLE = 'a{color:red}'.repeat(50)
const size = (text: string) => brotliCompressSync(text).length

let folder: string

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-measure-'))
  await write('index.html', '<script type="module" src="/assets/main.js"></script>')
  await write('assets/main.js', MAIN)
  await write('assets/main.js.br', 'not counted')
  await write('assets/shared.js', SHARED)
  await write('assets/lazy.js', LAZY)
  await write('assets/main.css', STYLE)
  await write(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': {
        file: 'assets/main.js',
        isEntry: true,
        imports: ['_shared'],
        css: ['assets/main.css'],
      },
      _shared: { file: 'assets/shared.js' },
      'lazy.ts': { file: 'assets/lazy.js' },
    }),
  )
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('measure', () => {
  it('measures the compressed size of the first view and of all files', async () => {
    expect(await measure(folder)).toEqual({
      firstScripts: size(MAIN) + size(SHARED),
      firstScriptFiles: 2,
      firstStyles: size(STYLE),
      allScripts: size(MAIN) + size(SHARED) + size(LAZY),
      allScriptFiles: 3,
      packages: [],
      demoTraces: [],
    })
  })

  it('attributes the size to packages, largest first', async () => {
    await write(
      '.vite/composition.json',
      JSON.stringify({ 'assets/main.js': { small: 1, large: 3, none: 0 } }),
    )
    const { packages } = await measure(folder)
    expect(packages).toEqual([
      { name: 'large', bytes: size(MAIN) * 0.75 },
      { name: 'small', bytes: size(MAIN) * 0.25 },
    ])
  })

  it('finds the demo wallet in any file, including lazy ones', async () => {
    await write('assets/lazy.js', `announce({rdns:"xyz.foyer.demo"})`)
    expect((await measure(folder)).demoTraces).toEqual([
      "the demo wallet's identifier is in assets/lazy.js",
    ])
  })

  it('says what to do without a build', async () => {
    await rm(join(folder, '.vite'), { recursive: true })
    await expect(measure(folder)).rejects.toThrow('npm run build')
  })
})

describe('findTraces', () => {
  it('detects the mnemonic and the keys of the demo accounts in either case', () => {
    const mnemonic = 'test test test test test test test test test test test junk'
    const key = mnemonicToAccount(mnemonic, { addressIndex: 9 }).getHdKey().privateKey
    const hex = Buffer.from(key ?? []).toString('hex')
    expect(hex).toHaveLength(64)
    const text = `a="0x${hex.toUpperCase()}",b="${mnemonic}"`
    expect(findTraces(text, demoTraces())).toEqual([
      "the demo accounts' mnemonic",
      'the private key of demo account 9',
    ])
  })
})

describe('reportOn', () => {
  const measured = {
    firstScripts: 125_000,
    firstScriptFiles: 2,
    firstStyles: 4000,
    allScripts: 300_000,
    allScriptFiles: 9,
    packages: [{ name: 'react-dom', bytes: 54_000 }],
    demoTraces: [],
  }

  const ceilings = { scripts: 125_000, styles: 4000 }

  it('prints the sizes and passes at the limit', () => {
    const { lines, failures } = reportOn(measured, ceilings)
    expect(lines[0]).toBe(
      'JavaScript of the first view: 125.0 kB brotli in 2 files, of at most 125.0 kB',
    )
    expect(lines.at(-1)).toContain('react-dom 54.0 kB')
    expect(failures).toEqual([])
  })

  it('fails one byte above the limit, on a package that belongs in a later chunk, and with the demo wallet', () => {
    expect(reportOn({ ...measured, firstScripts: 125_001 }, ceilings).failures).toHaveLength(1)
    expect(reportOn({ ...measured, firstStyles: 4001 }, ceilings).failures).toHaveLength(1)
    const withViem = [...measured.packages, { name: 'viem', bytes: 1 }]
    expect(reportOn({ ...measured, packages: withViem }, ceilings).failures).toEqual([
      'viem is in the first view',
    ])
    expect(reportOn({ ...measured, demoTraces: ['x is in y'] }, ceilings).failures).toEqual([
      'x is in y',
    ])
  })
})
