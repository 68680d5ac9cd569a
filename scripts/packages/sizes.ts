import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { root } from '../lib/root.mjs'
import { buildPackages } from './buildPackages.ts'
import { distOf } from './packages.ts'

/** The size of an entry in a page: minified by the page's bundler, in bytes of brotli. */
export interface EntrySize {
  readonly entry: string
  readonly bytes: number
}

const page = join(root, 'docs/sizes.md')
const compress = promisify(brotliCompress)

/** The quick start, as in the documentation. */
const quickStart = `
export { ConnectButton, createKitConfig, KitProvider } from '@foyer/kit'
export { base, mainnet } from 'viem/chains'`

const react = /^react(?:-dom)?(?:\/|$)/
const packages = /^(?!@foyer\/)[^./\0]/

/** Measures the quick start of the built kit. Run `npm run build:packages` first. */
export async function measureQuickStart(): Promise<readonly EntrySize[]> {
  return [
    await measure('quick start, with wagmi, viem and TanStack Query', quickStart, react),
    await measure('quick start, the kit alone', quickStart, packages),
    { entry: '`@foyer/kit/styles.css`', bytes: await bytesOf(await distFile('styles.css')) },
  ]
}

/** Measures each entry of the built kit as a whole. */
export async function measureEntries(): Promise<readonly EntrySize[]> {
  const manifest = JSON.parse((await distFile('package.json')).toString()) as {
    exports: Record<string, unknown>
  }
  const entries = Object.keys(manifest.exports).filter((entry) => !/\.(?:css|json)$/.test(entry))
  const sizes: EntrySize[] = []
  for (const entry of entries) {
    const name = entry.replace('.', '@foyer/kit')
    sizes.push(await measure(`\`${name}\``, `export * from '${name}'`, packages))
  }
  return sizes
}

function distFile(name: string): Promise<Buffer> {
  return readFile(join(distOf('kit'), name))
}

async function measure(entry: string, code: string, external: RegExp): Promise<EntrySize> {
  const id = '\0measured'
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: /^@foyer\/kit(?=\/|$)/, replacement: distOf('kit') }] },
    plugins: [
      {
        name: 'measured',
        resolveId: (source) => (source === 'measured' ? id : undefined),
        load: (asked) => (asked === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      minify: true,
      rolldownOptions: { input: 'measured', external, preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const output of [built].flat()) {
    if (!('output' in output)) continue
    for (const part of output.output) if (part.type === 'chunk') chunks.set(part.fileName, part)
  }
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry))
  // A set's iteration includes values that are added during it.
  for (const { imports } of first) {
    for (const name of imports) {
      const imported = chunks.get(name)
      if (imported) first.add(imported)
    }
  }
  const sizes = await Promise.all([...first].map(({ code }) => bytesOf(Buffer.from(code))))
  return { entry, bytes: sizes.reduce((total, size) => total + size, 0) }
}

async function bytesOf(content: Buffer): Promise<number> {
  return (await compress(content)).length
}

const start = '| entry | brotli |\n|---|---|\n'

/** Reads the table in the documentation. */
export async function publishedSizes(): Promise<readonly EntrySize[]> {
  const [, after = ''] = (await readFile(page, 'utf8')).split(start)
  return [...after.matchAll(/^\| (.+?) \| ([\d.]+) kB \|$/gm)].map(([, entry = '', size]) => ({
    entry,
    bytes: Number(size) * 1000,
  }))
}

/** Writes the table into the documentation. */
async function writeSizes(): Promise<void> {
  const sizes = [...(await measureQuickStart()), ...(await measureEntries())]
  const rows = sizes.map(({ bytes, entry }) => `| ${entry} | ${(bytes / 1000).toFixed(1)} kB |\n`)
  const [before, after = ''] = (await readFile(page, 'utf8')).split(start)
  await writeFile(page, before + start + rows.join('') + after.replace(/^(?:\|.*\n)+/, ''))
}

if (import.meta.main) {
  await buildPackages()
  await writeSizes()
}
