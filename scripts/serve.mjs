import { bootstrap } from './lib/bootstrap.mjs'
import { command } from './lib/command.mjs'
import { assertPortFree } from './lib/port.mjs'

await command(async (programs) => {
  await assertPortFree()
  await bootstrap(programs)
  await programs.runOwn(['scripts/build/main.ts', '--mode', 'production', '--if-changed'])
  await programs.runOwn(['apps/shell/server/main.ts', '--mode', 'production'])
})
