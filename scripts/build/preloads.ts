import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { entriesOf, filesOf, type Manifest } from './manifest.ts'

/** HTML links, the same as in apps/shell/config/prerendered.ts. */
export interface Preloads {
  readonly pages: Readonly<Record<string, string>>
  readonly languages: Readonly<Record<string, string>>
}

/** A page's own module, relative to apps/shell. */
export interface PageModule {
  readonly path: string
  readonly module: string
  /** Whether the page is shown only once the kit has loaded. */
  readonly reads: boolean
}

export interface PreloadsOptions {
  /** The folder of the build. */
  readonly distDir: string
  /** The folder of the site on its host, with slashes at both ends. */
  readonly base: string
  readonly pages: readonly PageModule[]
  readonly languages: readonly string[]
}

/**
 * Links to the code that a page loads as soon as it starts: its own, the kit's if it reads chains,
 * and the texts of its language. With them, it arrives together with the entry and not after it.
 * Low priority, so that the entry still arrives first.
 */
export async function findPreloads(options: PreloadsOptions): Promise<Preloads> {
  const { base, distDir, languages, pages } = options
  const manifest: Manifest = JSON.parse(
    await readFile(join(distDir, '.vite/manifest.json'), 'utf8'),
  )
  const first = filesOf(manifest, entriesOf(manifest))
  // The chunk's name in apps/shell/vite/stages.ts.
  const kit = Object.keys(manifest).find((key) => manifest[key]?.name === 'kit') ?? 'kit'

  const linksTo = async (keys: readonly string[]) => {
    const files = [...filesOf(manifest, keys)].filter((file) => !first.has(file))
    return (await Promise.all(files.map((file) => linkTo(file, base, distDir)))).join('')
  }
  return {
    pages: await mapped(pages, async ({ module, path, reads }) => [
      path,
      await linksTo(reads ? [module, kit] : [module]),
    ]),
    languages: await mapped(
      languages.filter((language) => language !== 'en'),
      async (language) => [
        language,
        await linksTo([
          'web/i18n/languages/loadLanguage.ts',
          `web/i18n/languages/texts/${language}.ts`,
          '../../packages/ui/src/i18n/languages/findMessages.ts',
          `../../packages/ui/src/i18n/languages/texts/${language}.ts`,
        ]),
      ],
    ),
  }
}

async function mapped<T>(
  values: readonly T[],
  entryOf: (value: T) => Promise<readonly [string, string]>,
): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(await Promise.all(values.map(entryOf)))
}

async function linkTo(file: string, base: string, distDir: string): Promise<string> {
  const target = `fetchpriority="low" crossorigin href="${base}${file}"`
  if (file.endsWith('.css')) return `<link rel="preload" as="style" ${target}>`
  const sum = createHash('sha384').update(await readFile(join(distDir, file)))
  return `<link rel="modulepreload" ${target} integrity="sha384-${sum.digest('base64')}">`
}
