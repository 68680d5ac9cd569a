import { readFileSync } from 'node:fs'

/** Entries of the repository alone, which are not in the published packages, and styles. */
const internal = /^\.\/(?:testing\/|demo-phone$|demo-wallet$|fixtures$|phone$|relay$)|\.css$/

/**
 * What users import from the packages: the name of each entry, its file, and the module that
 * TypeDoc makes of it, which is its page below `/reference/`.
 */
export const entries = ['kit', 'rainbowkit', 'auth', 'testkit'].flatMap((name) => {
  const manifest = new URL(`../../packages/${name}/package.json`, import.meta.url)
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(exports)
    .filter(([entry]) => !internal.test(entry))
    .map(([entry, path]) => {
      const file = `packages/${name}/${path.slice(2)}`
      const module = file.replace('packages/', '').replace(/(?:\/index)?\.tsx?$/, '')
      return { name: `@foyer/${name}${entry.slice(1)}`, file, module }
    })
})
