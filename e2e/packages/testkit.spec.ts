import { expect, test } from '@playwright/test'
import { launchOptions } from '../launch.ts'
import { emptyApp, type FreshApp, freshApp, pinned } from './freshApp.ts'
import { samplesOf } from './samples.ts'

const page = 'recipes/testing.md'

/** The app that is tested, which is a Vitest project. */
let app: FreshApp

test.beforeAll(async () => {
  app = await freshApp('vite@latest app -- --template react-ts --no-interactive'.split(' '))
  await app.install('@foyer/kit', 'wagmi', await pinned('viem'), '@tanstack/react-query')
  const tools = ['vitest', 'happy-dom', '@testing-library/react', '@foundry-rs/anvil']
  await app.install('@foyer/testkit', ...tools)
  await app.write(await samplesOf(page, 'src/App.tsx', 'src/App.test.tsx', 'src/names.test.ts'))
})
test.afterAll(() => app?.remove())

test("the documentation's tests compile and pass in a fresh Vitest project", async () => {
  expect(await app.typeErrors('-p', 'tsconfig.app.json')).toEqual([])
  const all = await app.typeErrors('-p', 'tsconfig.app.json', '--skipLibCheck', 'false')
  expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
  const said = await app.npm('exec', 'vitest', 'run')
  expect(said).toContain('2 passed')
})

test("the documentation's tests compile and pass in a fresh Playwright project", async () => {
  await app.npm('run', 'build')
  const baseURL = await app.serve('preview', (port) => ['--port', `${port}`, '--strictPort'])
  const project = await emptyApp()
  try {
    const compiler = [await pinned('typescript'), await pinned('@types/node')]
    // The app's viem, whose endpoints the nodes stand in for.
    await project.install('@foyer/testkit', '@playwright/test', await pinned('viem'), ...compiler)
    const config = {
      testDir: 'e2e',
      expect: { timeout: 20_000 },
      use: { baseURL, launchOptions: launchOptions() },
    }
    await project.write({
      'playwright.config.ts': `export default ${JSON.stringify(config)}`,
      ...(await samplesOf(page, 'e2e/connect.spec.ts', 'e2e/chains.spec.ts')),
      'tsconfig.json': '{ "compilerOptions": { "strict": true, "module": "nodenext" } }',
    })
    expect(await project.typeErrors('--skipLibCheck', 'false')).toEqual([])

    const withoutAnvil = await project
      .npm('exec', 'playwright', 'test')
      .catch(({ message }: Error) => message)
    expect(withoutAnvil).toContain('1 passed')
    expect(withoutAnvil).toContain('npm install --save-dev @foundry-rs/anvil')

    await project.install('@foundry-rs/anvil')
    expect(await project.npm('exec', 'playwright', 'test')).toContain('2 passed')
  } finally {
    await project.remove()
  }
})
