import { execFileSync } from 'node:child_process'
import { startDemo } from '../../apps/shell/server/startDemo.ts'
import { root } from '../../scripts/lib/root.mjs'
import type { ServedApp } from './serveApp.ts'

/** The whole shell as `npm start` serves it, with its own chains. Counts no JSON-RPC requests. */
export async function serveShell(): Promise<ServedApp> {
  const build = ['scripts/build/main.ts', '--mode', 'demo', '--if-changed']
  execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' })
  const { close, url } = await startDemo({ host: 'localhost', port: 0 })
  return { origin: new URL(url).origin, rpcRequests: () => 0, close: () => close() }
}
