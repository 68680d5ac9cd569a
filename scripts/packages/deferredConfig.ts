import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { root } from '../lib/root.ts'
import { distOf } from './packages.ts'

/** What a page needs before it can draw its connect button: its entry and what that imports. */
export interface FirstNeeds {
  readonly files: number
  /** JavaScript in bytes of brotli (quality 11). */
  readonly bytes: number
}

const main = `import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')).render(<App />)
`

/** Builds a page with the published kit, as Vite does by default, and measures it. */
export async function measureDeferredConfig(
  sources: Readonly<Record<string, string>>,
): Promise<FirstNeeds> {
  // In the repository, where its packages are found.
  const folder = join(root, '.cache/deferred-config')
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
    resolve: {
      alias: [
        { find: '@foyer/kit/styles.css', replacement: join(kit, 'styles.css') },
        { find: /^@foyer\/kit$/, replacement: join(kit, 'index.js') },
      ],
    },
    build: { write: false, rolldownOptions: { input: join(folder, 'main.tsx') } },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = new Map(
    outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
  )
  const first = firstChunks(chunks)
  const sizes = await Promise.all(
    first.map(async ({ code }) => (await promisify(brotliCompress)(code)).length),
  )
  return { files: first.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** The entry and everything that it imports statically. */
function firstChunks(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.get(name))
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk)
  return [...found]
}
