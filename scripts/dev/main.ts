import { spawn } from 'node:child_process'
import { watch as watchFolder } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../lib/root.ts'
import { createRestarter } from './restarter.ts'
import { serverSources } from './serverSources.ts'

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

for (const [folder, files] of serverSources) {
  watchFolder(join(root, folder), { recursive: true }, (_event, file) => {
    if (file && files.test(file)) server.restart()
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)))
}
