import { bootstrap } from './lib/bootstrap.mjs'
import { command } from './lib/command.mjs'

await command(async (programs) => {
  await bootstrap(programs)
  await programs.runOwn(['apps/shell/export/main.ts', ...process.argv.slice(2)])
})
