import { command } from './lib/command.mjs'
import { serverFlags } from './lib/serverFlags.mjs'

await command(async (programs) => {
  const main = 'apps/shell/server/database/main.ts'
  const flags = serverFlags(process.versions.node)
  await programs.run(process.execPath, [...flags, main, ...process.argv.slice(2)])
})
