import { distOf, manifestOf } from './packages.ts'
import { compile, tidyTypes } from './types.ts'
import { type BuiltExports, writeManifest } from './writeManifest.ts'

/** Builds the sign-in server's package. Does not publish the helpers for our own tests. */
export async function buildAuth(): Promise<void> {
  const { exports } = await manifestOf('auth')
  const built = Object.entries(exports).flatMap(([entry, file]) => {
    if (entry.startsWith('./testing/')) return []
    const path = file.replace('./src/', './').replace(/\.ts$/, '')
    return [[entry, { types: `${path}.d.ts`, default: `${path}.js` }] as const]
  })
  await compile('auth')
  await tidyTypes(
    distOf('auth'),
    built.map(([, { types }]) => types),
  )
  await writeManifest('auth', Object.fromEntries(built) satisfies BuiltExports)
}
