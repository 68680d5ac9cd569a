import { join } from 'node:path'
import { build } from 'vite'
import { clientChunks } from './buildKit.ts'
import { distOf, folderOf } from './packages.ts'
import { writeTypes } from './types.ts'
import { writeManifest } from './writeManifest.ts'

/** Builds the package of RainbowKit's names: modules beside the kit, which is a peer. */
export async function buildRainbowkit(): Promise<void> {
  const folder = folderOf('rainbowkit')
  const dist = distOf('rainbowkit')
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [clientChunks()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: dist,
      target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      minify: false,
      sourcemap: true,
      lib: { entry: join(folder, 'src/index.ts'), formats: ['es'], fileName: 'index' },
      rolldownOptions: {
        external: /^(?!@foyer\/ui\/)[^./\0]/,
        output: { preserveModules: true, preserveModulesRoot: join(folder, 'src') },
      },
    },
  })
  await writeTypes('rainbowkit', ['index.d.ts'])
  await writeManifest('rainbowkit', {
    '.': { types: './types/index.d.ts', default: './index.js' },
  })
}
