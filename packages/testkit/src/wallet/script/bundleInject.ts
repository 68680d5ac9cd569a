import { fileURLToPath } from 'node:url'
import { build } from 'vite'

let bundled: Promise<string> | undefined

/**
 * The source of the script that installs scripted wallets in a page (Node only). It runs before the
 * page's own scripts, after `window.__foyerTestWallets` was set. Built once per process.
 */
export function bundleInject(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./inject.ts', import.meta.url)),
        formats: ['iife'],
        name: 'foyerInject',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  for (const output of outputs) {
    if (!('output' in output)) continue
    const [chunk] = output.output
    return chunk.code
  }
  throw new Error('The script of the test wallets failed to build.')
}
