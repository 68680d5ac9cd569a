import { execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { npmProgram } from '../../scripts/lib/bootstrap.mjs'

const run = promisify(execFile)
const base = 'docker.io/library/node:24-bookworm-slim'

/** How an image says that it should be run. */
interface ImageConfig {
  readonly Env: readonly string[]
  readonly Cmd: readonly string[]
  readonly User: string
  readonly WorkingDir: string
  readonly Healthcheck: { readonly Test: readonly string[] }
}

export interface BuiltImage {
  readonly config: ImageConfig
  /** What its own layers add to the base image, compressed, in bytes. */
  readonly ownSize: number
  /**
   * Runs a command in the image as its user, with a read-only file system but for the volume
   * `/data`. Default: the image's own command.
   */
  start(
    environment: Readonly<Record<string, string>>,
    command?: readonly string[],
  ): { readonly output: () => string; readonly ended: Promise<number | null>; kill(): void }
  remove(): Promise<void>
}

/** Images are built and run without a daemon, as root only: `unshare` needs it. */
export function canBuildImages(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    for (const program of ['buildah', 'mmdebstrap', 'unshare']) execFileSync(program, ['--version'])
    return true
  } catch {
    return false
  }
}

/** Builds an image with buildah, which follows the Dockerfile like Docker. */
export async function buildImage(dockerfile: string, context: string): Promise<BuiltImage> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-image-'))
  const storage = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run')]
  const buildah = async (...args: string[]) => {
    const all = [...storage, '--storage-driver', 'vfs', ...args]
    return (await run('buildah', all, { maxBuffer: 1e8 })).stdout.trim()
  }
  try {
    await provideBase(folder, buildah)
    const npmSettings = join(homedir(), '.npmrc')
    const build = ['--pull-never', '--isolation', 'chroot', '--format', 'docker', '-t', 'foyer']
    if (existsSync(npmSettings))
      build.push('--volume', `${npmSettings}:${join('/root', '.npmrc')}:ro`)
    await buildah('bud', ...build, '-f', dockerfile, context)
    const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', 'localhost/foyer'))
    const config: ImageConfig = Docker.config
    await buildah('push', '-q', 'localhost/foyer', `oci:${join(folder, 'layers')}`)
    const files = await buildah('mount', await buildah('from', '--pull-never', 'localhost/foyer'))
    return {
      config,
      ownSize: await newestLayers(join(folder, 'layers')),
      start: (environment, command = config.Cmd) =>
        startReadOnly(files, config, environment, command),
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * The base image from its registry. Where that cannot be reached: Debian's own packages, this Node
 * and this npm, under the same name.
 */
async function provideBase(
  folder: string,
  buildah: (...args: string[]) => Promise<string>,
): Promise<void> {
  try {
    await buildah('pull', '-q', base)
    return
  } catch {
    const packages = join(folder, 'base.tar')
    const own = ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', packages]
    await run('mmdebstrap', own, { maxBuffer: 1e8 })
    const container = await buildah('from', 'scratch')
    const authorities = process.env.NODE_EXTRA_CA_CERTS
    const copies = [
      [process.execPath, '/usr/local/bin/node'],
      [join(npmProgram(), '../..'), '/usr/local/lib/node_modules/npm'],
      ...(authorities ? [[authorities, '/etc/ssl/own-authorities.crt']] : []),
    ]
    await buildah('add', container, packages, '/')
    for (const [from = '', to = ''] of copies) await buildah('copy', container, from, to)
    const npm = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm'
    const prepare = ['run', '--isolation', 'chroot', container, '--', 'sh', '-c']
    await buildah(...prepare, `${npm} && useradd -m -u 1000 node`)
    if (authorities) {
      const variable = 'NODE_EXTRA_CA_CERTS=/etc/ssl/own-authorities.crt'
      await buildah('config', '--env', variable, container)
    }
    await buildah('commit', '-q', container, base)
  }
}

/** The size of all layers but the base's, of which ours are squashed into the last one. */
async function newestLayers(folder: string): Promise<number> {
  const blobs = join(folder, 'blobs/sha256')
  for (const name of await readdir(blobs)) {
    if ((await stat(join(blobs, name))).size > 10_000) continue
    const { layers } = JSON.parse(await readFile(join(blobs, name), 'utf8'))
    if (Array.isArray(layers)) return Number(layers.at(-1).size)
  }
  throw new Error('The image has no manifest.')
}

function startReadOnly(
  files: string,
  { Env, User, WorkingDir }: ImageConfig,
  environment: Readonly<Record<string, string>>,
  command: readonly string[],
): ReturnType<BuiltImage['start']> {
  const mounts = [
    `mount --bind ${files} ${files}`,
    `mount -o remount,ro,bind ${files}`,
    `mount -t tmpfs -o mode=0700,uid=1000,gid=1000 tmpfs ${files}/data`,
    `mount -t proc proc ${files}/proc`,
    `mount --bind /dev ${files}/dev`,
    `mount --bind /etc/resolv.conf ${files}/etc/resolv.conf`,
    `exec chroot --userspec=${User} ${files} env -i -C ${WorkingDir} "$@"`,
  ]
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const args = ['-m', 'sh', '-ec', mounts.join('\n'), 'sh', ...Env, ...variables, ...command]
  const child = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
  }
  return {
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', resolve)),
    kill: () => void child.kill('SIGTERM'),
  }
}
