import { basename, dirname } from 'node:path'
import { connect, expect, expectConnected, test } from './fixtures.ts'
import { type FreshApp, madeApp, pinned, programOf } from './freshApp.ts'
import { run } from './npm.ts'

/** Each template, with the command that serves its built app. */
const templates = [
  ['vite', 'preview', (port: number) => ['--port', `${port}`, '--strictPort']],
  ['next', 'start', (port: number) => ['-p', `${port}`]],
  ['full-stack', 'start', () => []],
] as const

for (const [template, script, args] of templates) {
  test.describe(`npm create foyer, template ${template}`, () => {
    let app: FreshApp

    test.beforeAll(async () => {
      app = await madeApp(async (folder) => {
        const args = [basename(folder), '--template', template, '--yes']
        const printed = await run(dirname(folder), [programOf('create-foyer'), ...args])
        expect(printed).toContain('Next:\n\n  cd app\n  npm install\n  npm run dev\n')
      })
      const server = template === 'full-stack' ? ['@foyer/auth'] : []
      await app.install('@foyer/kit', ...server, await pinned('viem'))
    })
    test.afterAll(() => app?.remove())

    test('builds, passes its own test, connects, and stays connected after a reload', async ({
      visitor,
    }) => {
      await app.npm('run', 'build')
      await app.npm('test')
      const { page } = visitor
      await page.goto(await app.serve(script, args))
      await connect(page)
      await page.reload()
      await expectConnected(page)
    })
  })
}
