import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin } from 'vite'

/** The folder of the layouts within a build, the same as in apps/shell/config/prerendered.ts. */
export const prerenderedFolder = '.prerendered'

/** The HTML of `#app` by the path of the page. */
export type PrerenderedPages = Readonly<Record<string, string>>

interface Prerenderer {
  /** By language. */
  prerender(mode: string): Promise<ReadonlyMap<string, PrerenderedPages>>
}

/**
 * Writes the layout of every page in every language into a build's folder, as HTML. The server and
 * the export put it into the page, so that the header is there before any script.
 */
export async function prerender(
  mode: string,
  config: InlineConfig,
  distDir: string,
): Promise<void> {
  const folder = join(distDir, prerenderedFolder)
  await mkdir(folder, { recursive: true })
  // In a folder from which React can be resolved.
  const dist = join(config.root ?? '.', 'dist')
  await mkdir(dist, { recursive: true })
  const outDir = await mkdtemp(join(dist, '.prerender-'))
  try {
    await build({
      ...config,
      mode,
      logLevel: 'error',
      plugins: [leaveOutLazyCode()],
      // Packages import styles and images as modules, too.
      ssr: { noExternal: true, external: ['react', 'react-dom'] },
      build: { ssr: 'web/prerender.tsx', outDir, copyPublicDir: false },
    })
    const { href } = pathToFileURL(join(outDir, 'prerender.js'))
    const built: Prerenderer = await import(href)
    for (const [language, pages] of await built.prerender(mode)) {
      await writeFile(join(folder, `${language}.json`), JSON.stringify(pages))
    }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Leaves out lazily loaded code, which is never rendered here, except for languages. */
function leaveOutLazyCode(): Plugin {
  return {
    name: 'foyer:leave-out-lazy-code',
    resolveDynamicImport(specifier, importer = '') {
      if (importer.includes('/i18n/')) return null
      return { id: String(specifier), external: true }
    },
  }
}
