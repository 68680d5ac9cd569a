import { spawn } from 'node:child_process'
import { watch as watchFolder } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../lib/root.ts'
import { createRestarter } from './restarter.ts'

/** Sources of the server. The build in watch mode watches those of the page. */
const SERVER_SOURCES = [
  'apps/shell/server',
  'apps/shell/config',
  'packages/testkit/src/chains',
  'contracts',
]

// Read by the build, which then does not minify the bundle and adds the reload script.
process.env.FOYER_DEV = '1'

const shell = join(root, 'apps/shell')
// Keeps this build apart from that of an earlier `npm start`.
await rm(join(shell, 'dist/demo'), { recursive: true, force: true })

const server = createRestarter(() =>
  spawn(process.execPath, [join(root, 'apps/shell/server/main.ts'), '--mode', 'demo'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
)

const watching = await build({
  root: shell,
  configFile: join(shell, 'vite.config.ts'),
  mode: 'demo',
  logLevel: 'info',
  build: { watch: {} },
})
if ('on' in watching) {
  watching.on('event', (event) => {
    if (event.code === 'ERROR') console.error(`\n${event.error.message}\nWaiting for a change …`)
    if (event.code === 'BUNDLE_END') server.start()
    if ('result' in event) void event.result.close()
  })
}

for (const folder of SERVER_SOURCES) {
  watchFolder(join(root, folder), { recursive: true }, (_event, file) => {
    if (file && /\.(?:ts|json|css)$/.test(file) && !file.endsWith('.test.ts')) server.restart()
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)))
}
