import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Processor names in the platform packages of @foundry-rs/anvil, by Node's name. */
const processors: ReadonlyMap<string, string> = new Map([
  ['x64', 'amd64'],
  ['arm64', 'arm64'],
])

/**
 * The path of anvil's binary: `ANVIL_PATH` if set, else that of the installed platform package.
 * Skips anvil's Node wrapper, so that the process id is the node's own.
 *
 * @throws if neither exists.
 */
export function findAnvil(): string {
  const own = process.env.ANVIL_PATH
  if (own !== undefined && own !== '') {
    if (existsSync(own)) return own
    throw new Error(`ANVIL_PATH names ${own}, which does not exist.`)
  }
  const name = `@foundry-rs/anvil-${process.platform}-${processors.get(process.arch) ?? process.arch}`
  const folder = packageFolder(name)
  if (folder !== undefined) {
    return join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil')
  }
  throw new Error(
    `The local chains need anvil, and its package ${name} is not installed. Run npm install --save-dev @foundry-rs/anvil, or set ANVIL_PATH to your own anvil.`,
  )
}

function packageFolder(name: string): string | undefined {
  const anvil = createRequire(import.meta.url)
  try {
    // The platform package is a dependency of anvil, so it may not resolve from this file.
    const wrapper = anvil.resolve('@foundry-rs/anvil/package.json')
    return dirname(createRequire(wrapper).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}
