import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../lib/root.mjs'
import { runWatched } from './runWatched.ts'

// Read by the build, which then does not minify the bundle and adds the reload script.
process.env.FOYER_DEV = '1'

const shell = join(root, 'apps/shell')
// Keeps this build apart from that of an earlier `npm start`.
await rm(join(shell, 'dist/demo'), { recursive: true, force: true })

const program = [join(shell, 'server/main.ts'), '--mode', 'demo']
let server: ChildProcess | undefined

const watching = await build({
  root: shell,
  configFile: join(shell, 'vite.config.ts'),
  mode: 'demo',
  logLevel: 'info',
  // The server restarts while the page is rebuilt, and exits if there is none.
  build: { emptyOutDir: false, watch: {} },
})
if ('on' in watching) {
  watching.on('event', (event) => {
    if (event.code === 'ERROR') console.error(`\n${event.error.message}\nWaiting for a change …`)
    if (event.code === 'BUNDLE_END') server ??= runWatched(program)
    if ('result' in event) void event.result.close()
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    if (server?.kill('SIGTERM')) await once(server, 'exit')
    process.exit(0)
  })
}
