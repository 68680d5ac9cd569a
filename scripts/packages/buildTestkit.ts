import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { distOf, folderOf, manifestOf } from './packages.ts'
import { compile, tidyTypes } from './types.ts'
import { type BuiltExports, writeManifest } from './writeManifest.ts'

/** The published entries. The others serve the demo and our own tests. */
const published = ['./playwright', './vitest', './chains', './wallet']

/**
 * Peers of the published package. In the repository they are development dependencies, because
 * peers would also be installed in production.
 */
const peerDependencies = {
  '@foundry-rs/anvil': '^1.5.1',
  '@playwright/test': '^1.50.0',
  viem: '^2.38.0',
  vitest: '^3.0.0 || ^4.0.0 || ^5.0.0',
}
const optional = ['@foundry-rs/anvil', '@playwright/test', 'vitest']

/**
 * Builds the testkit's package. The private contracts package becomes a folder in it, and the
 * script for pages is already bundled, so that users need no bundler.
 */
export async function buildTestkit(): Promise<void> {
  const { exports } = await manifestOf('testkit')
  const dist = distOf('testkit')
  await compile('testkit')
  const compiled = join(dist, 'compiled')
  const sources = join(compiled, 'packages/testkit/src')
  for (const folder of ['chains', 'fixtures', 'playwright', 'vitest', 'wallet']) {
    await rename(join(sources, folder), join(dist, folder))
  }
  await rename(join(compiled, 'contracts'), join(dist, 'contracts'))
  await rm(compiled, { recursive: true })

  const inject = await bundleInject(join(dist, 'wallet/script'))
  for (const file of ['bundleInject.js', 'bundleInject.js.map'])
    await rm(join(dist, 'wallet/script', file))

  const built = published.map((entry) => {
    const path = exports[entry]?.replace('./src/', './').replace(/\.ts$/, '') ?? entry
    return [entry, { types: `${path}.d.ts`, default: `${path}.js` }] as const
  })
  await tidyTypes(
    dist,
    built.map(([, { types }]) => types),
  )
  await writeManifest('testkit', Object.fromEntries(built) satisfies BuiltExports, {
    dependencies: {},
    peerDependencies,
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    imports: { '#contracts': './contracts/index.js', '#inject': inject },
  })
}

/** Writes a module that exports the pages' script as text. Returns its path in the package. */
async function bundleInject(folder: string): Promise<string> {
  const entry = join(folderOf('testkit'), 'src/wallet/script/inject.ts')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'foyerInject' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The script of the pages was not built.')
  const script = JSON.stringify(output.output[0].code)
  const file = 'bundledInject.js'
  await writeFile(join(folder, file), `export const bundleInject = async () => ${script}\n`)
  return `./wallet/script/${file}`
}
