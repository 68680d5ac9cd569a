import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The names that @foundry-rs/anvil gives the processors in its platform packages. */
const processors: ReadonlyMap<string, string> = new Map([
  ['x64', 'amd64'],
  ['arm64', 'arm64'],
])

/**
 * The path of anvil's binary: `ANVIL_PATH` where it is set, else that of the installed platform
 * package. Its Node wrapper is passed over, so that the id of the process is the node's own.
 * @throws when neither is there
 */
export function findAnvil(): string {
  const own = process.env.ANVIL_PATH
  if (own !== undefined && own !== '') {
    if (existsSync(own)) return own
    throw new Error(`ANVIL_PATH names ${own}, which is not there.`)
  }
  const name = `@foundry-rs/anvil-${process.platform}-${processors.get(process.arch) ?? process.arch}`
  const folder = packageFolder(name)
  if (folder !== undefined) {
    return join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  }
  throw new Error(
    `The local chains need anvil, and its package ${name} is not installed. Run npm install, or set ANVIL_PATH to an anvil of yours.`,
  )
}

function packageFolder(name: string): string | undefined {
  const anvil = createRequire(import.meta.url)
  try {
    // The platform package is a dependency of anvil's own, and need not be in reach of this file.
    const wrapper = anvil.resolve('@foundry-rs/anvil/package.json')
    return dirname(createRequire(wrapper).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}
