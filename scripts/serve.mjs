import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './lib/command.mjs'
import { assertPortFree } from './lib/port.mjs'
import { root } from './lib/root.mjs'
import { serverFlags } from './lib/serverFlags.mjs'

// Installs and builds nothing, and runs on the Node that started it.
const drainSeconds = Number(process.env.DRAIN_SECONDS) || 0
const serve = async (programs) => {
  const flags = serverFlags(process.versions.node)
  if (!existsSync(join(root, 'node_modules/hono'))) {
    throw new Error(
      'Packages are missing. Run: npm ci --omit=dev --omit=optional --ignore-scripts -w @foyer/server',
    )
  }
  await assertPortFree()
  // Without a build, the server's source says how to make one.
  const built = join(root, 'apps/shell/dist/production/.server/main.js')
  const main = existsSync(built) ? built : 'apps/shell/server/main.ts'
  await programs.run(process.execPath, [...flags, main, '--mode', 'production'])
}
// The server itself ends within 5 s after that.
await command(serve, { graceMs: (drainSeconds + 10) * 1000 })
