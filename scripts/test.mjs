import { bootstrap } from './lib/bootstrap.mjs'
import { command } from './lib/command.mjs'

await command(async (programs) => {
  await bootstrap(programs)
  await programs.runOwn(['scripts/test/main.ts', ...process.argv.slice(2)])
})
