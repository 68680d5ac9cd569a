import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const SCRIPT = new URL('./reload.js', import.meta.url)

/**
 * Reloads on change, under the production policy: the page gets a same-origin script that polls
 * `/build-id.txt`. Used by `npm run dev` only.
 */
export function devReload(): Plugin {
  return {
    name: 'foyer:dev-reload',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: '/dev-reload.js', defer: true }, injectTo: 'head' },
    ],
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'dev-reload.js',
        source: await readFile(SCRIPT, 'utf8'),
      })
      this.emitFile({ type: 'asset', fileName: 'build-id.txt', source: randomUUID() })
    },
  }
}
