import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/**
 * The Node binary pinned in package.json, started without a wrapper.
 */
export function ownNode(folder = root) {
  const file = join(folder, 'node_modules/node/bin/node')
  if (existsSync(file)) return file
  throw new Error(
    `The pinned Node is missing (${file}). Remove node_modules and run the command again.`,
  )
}
