import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** The Node binary pinned in package.json, started without a wrapper. */
export function ownNode(folder = root, platform = process.platform) {
  const name = platform === 'win32' ? 'node.exe' : 'node'
  const file = join(folder, 'node_modules/node/bin', name)
  if (existsSync(file)) return file
  throw new Error(
    `The pinned Node is missing (${file}). Remove node_modules and run the command again.`,
  )
}
