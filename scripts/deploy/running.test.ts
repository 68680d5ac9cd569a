import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { portOf } from '../lib/portOf.ts'
import { root } from '../lib/root.mjs'

const sample = (name: string) => readFile(join(root, 'deploy', name), 'utf8')

/** Like the server: exits with 0 after a while. */
const server = `
const drainMs: number = 300
process.on('SIGTERM', () => setTimeout(() => process.exit(0), drainMs))
setInterval(() => {}, 1000)
console.log(JSON.stringify(process.execArgv))
`

const pretendNode22 = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'22.13.0'}})`

it('the systemd unit starts on Node 22.13 and stops gracefully', async (context) => {
  if (process.platform === 'win32') context.skip('Neither systemd nor SIGTERM exists on Windows')
  const unit = await sample('foyer.service')
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'foyer-unit-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(root, 'scripts/lib'), join(folder, 'scripts/lib'), { recursive: true })
  await cp(join(root, 'scripts/serve.mjs'), join(folder, 'scripts/serve.mjs'))
  await mkdir(join(folder, 'node_modules/hono'), { recursive: true })
  await mkdir(join(folder, 'apps/shell/server'), { recursive: true })
  await writeFile(join(folder, 'apps/shell/server/main.ts'), server)

  const [program, ...args] = value('ExecStart').split(' ')
  expect(program).toBe('/usr/bin/node')
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', NODE_OPTIONS: `--import=${pretendNode22}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  expect(JSON.parse(String(line))).toContain('--experimental-strip-types')

  // Otherwise systemd signals the server too, and the second signal ends it at once.
  expect(value('KillMode')).toBe('mixed')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  // How long scripts/serve.mjs waits for the server.
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(unit)?.[1])
  expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(drain + 10)
})

it('in Compose, Caddy checks each process by itself, and each trusts the network of Caddy alone', async () => {
  const compose = await sample('compose.yaml')
  const services = [...compose.matchAll(/^ {2}(foyer-\d+):/gm)].map(([, name]) => name)
  expect(services.length).toBeGreaterThan(1)
  const upstreams = services.map((name) => `${name}:4700`).join(' ')
  expect(compose).toContain(`FOYER_UPSTREAMS: ${upstreams}\n`)
  expect(compose).toContain(`depends_on: [${services.join(', ')}]\n`)
  expect(compose).not.toContain('replicas')
  const trusted = /TRUSTED_PROXIES: (\S+)/.exec(compose)?.[1]
  expect(trusted).toMatch(/^\d/)
  expect(compose).toContain(`config: [{ subnet: ${trusted} }]`)
})

it('the passwords of Compose are in neither git nor the image, and the guide says who must read them', async () => {
  const files = [...(await sample('compose.yaml')).matchAll(/file: \.\/(secrets)\//g)]
  expect(files.length).toBeGreaterThan(0)
  for (const list of ['../.gitignore', '../.dockerignore']) {
    expect(await sample(list)).toMatch(/^\/?deploy\/secrets\/?$/m)
  }
  // The user `node` of the base image.
  expect(await sample('Dockerfile')).toContain('\nUSER node\n')
  expect(await sample('../docs/for-operators.md')).toContain(
    'sudo chown 1000 deploy/secrets/database-url',
  )
})

it("the image's health check asks the port that PORT names", async () => {
  const dockerfile = await sample('Dockerfile')
  const command = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]'
  const [program, ...args] = JSON.parse(command) as readonly string[]
  expect(program).toBe('node')
  const check = async (port: number) => {
    const env = { PATH: process.env.PATH, PORT: String(port) }
    const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit')
    return code
  }
  const healthy = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' ? 200 : 404).end()
  })
  onTestFinished(() => void healthy.close())
  await once(healthy.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(healthy)
  expect(await check(port)).toBe(0)
  healthy.close()
  healthy.closeAllConnections()
  expect(await check(port)).toBe(1)
})
