import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { root } from '../lib/root.mjs'
import { distOf } from './packages.ts'

/** JavaScript files, and their size in bytes of brotli (quality 11). */
export interface Needs {
  readonly files: number
  readonly bytes: number
}

/** What a page needs for each step of a visit, in addition to the previous steps. */
export interface PageNeeds {
  /** Before it can draw its connect button: its entry and the entry's imports. */
  readonly first: Needs
  /** The config, if the page loads it later. */
  readonly config: Needs
  /** Before it can draw the connect dialog's list. */
  readonly dialog: Needs
  /** Before it can draw the connected account. */
  readonly connected: Needs
  /** The dialog's other steps, loaded while it is open, and the account's first reads. */
  readonly rest: Needs
  /** All of it. */
  readonly total: Needs
  /** The style sheet, which a page loads as a whole, in bytes. */
  readonly styles: number
}

const main = `import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')).render(<App />)
`

/** Wallets' SDKs, which the quick start does not install. */
const optionalPeers = /^(?:@walletconnect|@coinbase|@safe-global)\//

/**
 * A name with a hash of the same length as Vite's. Vite's hash depends on the folder, and so would
 * the size of every file that imports it.
 */
function fileName({ name }: { readonly name: string }): string {
  const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
  return `assets/${name}-${hash}.js`
}

/** Builds a page with the published kit, as Vite does by default, and measures it. */
export async function measurePage(sources: Readonly<Record<string, string>>): Promise<PageNeeds> {
  // In the repository, so that its packages resolve.
  const folder = join(root, '.cache/measured-page')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries({ ...sources, 'main.tsx': main })) {
    await writeFile(join(folder, name), text)
  }
  const kit = distOf('kit')
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    // Regardless of NODE_ENV, such as 'test'.
    define: { 'process.env.NODE_ENV': '"production"' },
    // As well: development JSX contains the path of the folder.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: {
      alias: [
        { find: '@foyer/kit/styles.css', replacement: join(kit, 'styles.css') },
        { find: /^@foyer\/kit$/, replacement: join(kit, 'index.js') },
        { find: /^@foyer\/kit\/([a-z-]+)$/, replacement: join(kit, '$1.js') },
      ],
    },
    build: {
      write: false,
      rolldownOptions: {
        input: join(folder, 'main.tsx'),
        external: optionalPeers,
        output: {
          entryFileNames: fileName,
          chunkFileNames: fileName,
          // Without a hash, by which a changed style would change the size of the scripts.
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = new Map(
    outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
  )
  const counted = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || counted.has(chunk)) return
    counted.add(chunk)
    for (const name of chunk.imports) visit(chunks.get(name))
  }
  /** What the chunks with these modules need in addition to what was counted before. */
  async function count(has: (chunk: Rolldown.OutputChunk) => boolean): Promise<Needs> {
    const before = new Set(counted)
    for (const chunk of chunks.values()) if (has(chunk)) visit(chunk)
    const added = [...counted].filter((chunk) => !before.has(chunk))
    const sizes = await Promise.all(
      added.map(async ({ code }) => (await promisify(brotliCompress)(code)).length),
    )
    return { files: added.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }
  const holds = (module: string) => (chunk: Rolldown.OutputChunk) =>
    chunk.moduleIds.some((id) => id.endsWith(module))
  const steps = {
    first: await count(({ isEntry }) => isEntry),
    config: await count(holds('/kit.ts')),
    dialog: await count(holds('/chunks/connect.js')),
    connected: await count(holds('/chunks/connected.js')),
    rest: await count(
      (chunk) => holds('/chunks/steps.js')(chunk) || holds('/chunks/reads.js')(chunk),
    ),
  }
  const total = { files: 0, bytes: 0 }
  for (const { bytes, files } of Object.values(steps)) {
    total.bytes += bytes
    total.files += files
  }
  const sheets = outputs.flatMap((each) =>
    each.type === 'asset' && each.fileName.endsWith('.css') ? [each.source] : [],
  )
  const styles = (await promisify(brotliCompress)(sheets.join('\n'))).length
  return { ...steps, total, styles }
}
