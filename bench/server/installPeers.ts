import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { npmProgram } from '../../scripts/lib/bootstrap.mjs'

const run = promisify(execFile)

/** The packages to compare with. They are not dependencies of Foyer. */
const peers = [
  'siwe@3.0.0',
  '@signinwithethereum/siwe@4.2.1',
  'ethers@6.17.0',
  'better-auth@1.7.25',
  'viem@2.57.20',
]

export interface Peers {
  /** A folder outside the workspace in which the packages can be imported. */
  readonly folder: string
  remove(): Promise<void>
}

/** Installs the packages into a temporary folder. */
export async function installPeers(): Promise<Peers> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}')
    const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run(process.execPath, [npmProgram(), ...options, ...peers], { cwd: folder })
    return { folder, remove }
  } catch (cause) {
    await remove()
    throw new Error(`${peers.join(', ')} could not be installed.`, { cause })
  }
}
