import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootstrap, isInstalled, npmProgram } from './bootstrap.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-bootstrap-'))
  await writeFile(join(folder, 'package-lock.json'), '{"lock":1}')
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The files that the pinned Node's install script leaves. */
async function installNode() {
  await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true })
  await writeFile(
    join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    '',
  )
}

/** A fake npm that creates node_modules or fails. */
function npm(error?: Error & { stopped?: boolean }) {
  return vi.fn(async (_program: string, _args: readonly string[]) => {
    if (error) throw error
    await installNode()
  })
}

describe('bootstrap', () => {
  it('installs once, and again after the lock file has changed', async () => {
    const run = npm()
    await bootstrap({ run }, folder)
    await bootstrap({ run }, folder)
    expect(run).toHaveBeenCalledTimes(1)
    expect(run.mock.calls[0]?.[1].slice(1, 3)).toEqual(['install', '--include=dev'])

    await writeFile(join(folder, 'package-lock.json'), '{"lock":2}')
    await bootstrap({ run }, folder)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('installs once for two commands that start at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const run = vi.fn(async () => {
      await promise
      await installNode()
    })
    const both = [bootstrap({ run }, folder), bootstrap({ run }, folder)]
    await vi.waitFor(() =>
      expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Another command')),
    )
    resolve()
    await Promise.all(both)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('compares with the lock file as npm left it', async () => {
    const run = vi.fn(async () => {
      await installNode()
      await writeFile(join(folder, 'package-lock.json'), '{"lock":"completed"}')
    })
    await bootstrap({ run }, folder)
    expect(isInstalled(folder)).toBe(true)
  })

  it('installs over a node_modules of unknown origin', async () => {
    await mkdir(join(folder, 'node_modules'))
    expect(isInstalled(folder)).toBe(false)
  })

  it('fails with a message if npm fails, and retries the next time', async () => {
    await expect(bootstrap({ run: npm(new Error('1')) }, folder)).rejects.toThrow('1')
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('npm says why above'))
    expect(existsSync(join(folder, 'node_modules/.foyer-lock'))).toBe(false)
  })

  it('runs install scripts even if npm disables them, since the pinned Node needs one', async () => {
    const run = npm()
    await bootstrap({ run }, folder)
    expect(run.mock.calls[0]?.[1]).toContain('--ignore-scripts=false')
  })

  it('is incomplete if the pinned Node is missing', async () => {
    const run = vi.fn(
      async () => void (await mkdir(join(folder, 'node_modules'), { recursive: true })),
    )
    await expect(bootstrap({ run }, folder)).rejects.toThrow('The pinned Node is missing')
    expect(isInstalled(folder)).toBe(false)
  })

  it('reinstalls after a failed install, even with the old lock file', async () => {
    await bootstrap({ run: npm() }, folder)
    await writeFile(join(folder, 'package-lock.json'), '{"lock":2}')
    await expect(bootstrap({ run: npm(new Error('1')) }, folder)).rejects.toThrow('1')
    await writeFile(join(folder, 'package-lock.json'), '{"lock":1}')
    expect(isInstalled(folder)).toBe(false)
  })

  it('prints no error if the user stopped it', async () => {
    const stopped = Object.assign(new Error('130'), { stopped: true })
    await expect(bootstrap({ run: npm(stopped) }, folder)).rejects.toThrow('130')
    expect(console.error).not.toHaveBeenCalled()
  })
})

describe('npmProgram', () => {
  it('is the npm that runs the script', () => {
    expect(npmProgram({ npm_execpath: '/x/npm-cli.js', PATH: '' })).toBe('/x/npm-cli.js')
  })

  it('is the npm on the PATH if another package manager runs the script', async () => {
    await writeFile(join(folder, 'npm-cli.js'), '')
    await symlink('npm-cli.js', join(folder, 'npm'))
    const env = { npm_execpath: '/x/yarn.js', PATH: `/nowhere:${folder}` }
    expect(npmProgram(env)).toBe(join(folder, 'npm-cli.js'))
  })

  it('says that npm is missing', () => {
    expect(() => npmProgram({ PATH: folder })).toThrow('npm was not found')
  })
})
