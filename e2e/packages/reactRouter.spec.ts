import { connect, expect, expectConnected, test } from './fixtures.ts'
import { emptyApp, type FreshApp, pinned } from './freshApp.ts'
import { samplesOf } from './samples.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Of all of the framework's packages, which need one another's exact version. */
const version = '8.4.0'

/** React Router's default template, which its own command fetches from GitHub, without Tailwind. */
const template = {
  'package.json': json({
    name: 'app',
    private: true,
    type: 'module',
    scripts: {
      build: 'react-router build',
      dev: 'react-router dev',
      start: 'react-router-serve ./build/server/index.js',
      typecheck: 'react-router typegen && tsc',
    },
  }),
  'tsconfig.json': json({
    include: ['**/*', '**/.server/**/*', '**/.client/**/*', '.react-router/types/**/*'],
    compilerOptions: {
      lib: ['DOM', 'DOM.Iterable', 'ES2022'],
      types: ['node', 'vite/client'],
      target: 'ES2022',
      module: 'ES2022',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      rootDirs: ['.', './.react-router/types'],
      esModuleInterop: true,
      verbatimModuleSyntax: true,
      noEmit: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      strict: true,
    },
  }),
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [reactRouter()] })
`,
  'react-router.config.ts': `import type { Config } from '@react-router/dev/config'

export default { ssr: true } satisfies Config
`,
  'app/routes.ts': `import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('routes/home.tsx')] satisfies RouteConfig
`,
  'public/favicon.ico': '',
}

test.describe('a React Router app (framework mode) as documented', () => {
  let app: FreshApp

  test.beforeAll(async () => {
    app = await emptyApp()
    await app.write(template)
    const framework = [
      'react-router',
      ...['dev', 'node', 'serve'].map((name) => `@react-router/${name}`),
    ]
    const versions = framework.map((name) => `${name}@${version}`)
    const tools = ['@types/node', '@types/react', '@types/react-dom', 'vite', 'isbot']
    await app.install('react', 'react-dom', ...versions, ...tools, await pinned('typescript'))
    await app.install('@foyer/kit', 'wagmi', await pinned('viem'), '@tanstack/react-query')
    await app.write(await samplesOf('start/react-router.md'))
    await app.npm('run', 'build')
  })
  test.afterAll(() => app?.remove())

  test('compiles, with skipLibCheck off too', async () => {
    await app.npm('exec', 'react-router', 'typegen')
    expect(await app.typeErrors()).toEqual([])
    const all = await app.typeErrors('--skipLibCheck', 'false')
    expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
  })

  test("hydrates the server's page, connects, and stays connected after a reload", async ({
    visitor: { page },
  }) => {
    await page.goto(await app.serve('start', () => []))
    await connect(page)
    await page.reload()
    await expectConnected(page)
  })
})
