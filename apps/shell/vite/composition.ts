import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** For each script of the build: the bytes that each package contributes, before compression. */
export type Composition = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Path of the composition file, relative to the build folder. */
export const COMPOSITION_FILE = '.vite/composition.json'

/** Records which packages a script consists of, for the size report. */
export function composition(): Plugin {
  return {
    name: 'foyer:composition',
    apply: 'build',
    enforce: 'post',
    async writeBundle(options, bundle) {
      const result: Record<string, Record<string, number>> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const packages: Record<string, number> = {}
        for (const [id, module] of Object.entries(chunk.modules)) {
          const name = packageOf(id)
          packages[name] = (packages[name] ?? 0) + module.renderedLength
        }
        result[chunk.fileName] = packages
      }
      const file = join(options.dir ?? '.', COMPOSITION_FILE)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(result))
    },
  }
}

/** The package that a module belongs to: `@scope/name`, a workspace's folder, or `(bundler)`. */
export function packageOf(id: string): string {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  if (installed) return installed
  return /\/((?:apps|packages)\/[^/]+|contracts)\//.exec(id)?.[1] ?? '(bundler)'
}
