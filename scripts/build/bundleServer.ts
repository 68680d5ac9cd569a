import { join, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from '../lib/root.mjs'

/** In the folder of a build. Hidden, so it is never served. */
export const serverFolder = '.server'

/** Packages with native or optional parts. */
const external = ['pg', 'secp256k1', 'tiny-secp256k1', 'ws']

/**
 * Bundles the server of `npm run serve` into the folder of a build. From TypeScript it takes 40 MB
 * more memory: Node then has to strip the types, and load all of viem.
 */
export async function bundleServer(outDir: string): Promise<void> {
  const folder = join(outDir, serverFolder)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepUrls(folder)],
    ssr: { noExternal: true, external },
    build: {
      ssr: join(root, 'apps/shell/server/main.ts'),
      outDir: folder,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        // Only in the demo.
        external: /\/startDemo\.ts$/,
        output: { entryFileNames: 'main.js' },
      },
    },
  })
}

/** Modules find files from where their source is, and not from where the bundle is. */
function keepUrls(folder: string): Plugin {
  return {
    name: 'foyer:keep-urls',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return
      const path = JSON.stringify(relative(folder, id).split(sep).join('/'))
      return code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`)
    },
  }
}
