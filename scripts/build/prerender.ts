import { rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Plugin } from 'vite'
import { findPreloads, type PageModule } from './preloads.ts'

/** The folder of the layouts within a build, the same as in apps/shell/config/prerendered.ts. */
export const prerenderedFolder = '.prerendered'

/** The file with the preloads in that folder. */
export const preloadsFile = 'preloads.json'

/** The HTML of `#app` by the path of the page. */
export type PrerenderedPages = Readonly<Record<string, string>>

interface Prerenderer {
  /** By language. */
  prerender(mode: string): Promise<ReadonlyMap<string, PrerenderedPages>>
  pageModules(mode: string): Promise<readonly PageModule[]>
}

/**
 * Writes the layout of every page in every language into a build's folder, as HTML. The server and
 * the export put it into the page, so that the header is there before any script. Also
 * writes the links that preload each page's own code.
 */
export async function prerender(
  mode: string,
  config: InlineConfig,
  distDir: string,
): Promise<void> {
  const folder = join(distDir, prerenderedFolder)
  const root = config.root ?? '.'
  const outDir = join(folder, 'code')
  try {
    await build({
      ...config,
      mode,
      logLevel: 'error',
      plugins: [leaveOutLazyCode(root)],
      // Packages import styles and images as modules, too, and none is found from `distDir`.
      ssr: { noExternal: true },
      build: { ssr: 'web/prerender.tsx', outDir, copyPublicDir: false },
    })
    const { href } = pathToFileURL(join(outDir, 'prerender.js'))
    const built: Prerenderer = await import(href)
    const layouts = await built.prerender(mode)
    for (const [language, pages] of layouts) {
      await writeFile(join(folder, `${language}.json`), JSON.stringify(pages))
    }
    const preloads = await findPreloads({
      distDir,
      base: config.base ?? '/',
      pages: await built.pageModules(mode),
      languages: [...layouts.keys()],
    })
    await writeFile(join(folder, preloadsFile), JSON.stringify(preloads))
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/**
 * Leaves out lazily loaded code, which is never rendered here, except for languages. In its place
 * is a module whose default export is the path of the code, relative to `root`.
 */
function leaveOutLazyCode(root: string): Plugin {
  return {
    name: 'foyer:leave-out-lazy-code',
    resolveDynamicImport(specifier, importer = '') {
      if (importer.includes('/i18n/')) return null
      const path = relative(root, join(dirname(importer), String(specifier)))
      const code = `export default ${JSON.stringify(path.split(sep).join('/'))}`
      return { id: `data:text/javascript,${encodeURIComponent(code)}`, external: true }
    },
  }
}
