import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chains } from '../config/chains.ts'
import { type Deployment, parseDeployment } from '../config/deployment.ts'
import { createDeployment } from '../server/page/createDeployment.ts'
import { fakeDist, temporaryDir } from '../server/testing/fakeDist.ts'
import { exportShell, OutputFolderError, withPolicy } from './exportShell.ts'
import { readExportArguments, readExportSignIn, UsageError } from './readExportArguments.ts'

const page = `<!doctype html><html><head>
    <meta charset="utf-8" />
    <script src="/boot.js"></script>
    <script id="foyer-deployment" type="application/json"></script></head>
  <body><div id="app"></div></body></html>`
const layouts = Object.fromEntries(
  ['/', '/settings', '/tips', '*'].map((path) => [path, `<header>Layout of ${path}</header>`]),
)
const preloads = {
  pages: Object.fromEntries(Object.keys(layouts).map((path) => [path, `<link of="${path}">`])),
  languages: {},
}
const manifest = JSON.stringify({ iconPath: 'favicon.svg' })

function deploymentFor(auth: string): Deployment {
  const common = { servedChains: new Set<number>(), webSocketChains: new Set<number>(), chains }
  const settings = { mode: 'production', instanceId: 'production' } as const
  return {
    ...createDeployment({ ...settings, ...common, publicUrl: 'https://app.example.org' }),
    auth,
  }
}

async function exported(auth = 'none', base = '/') {
  const distDir = await fakeDist({
    'index.html': page,
    'manifest.json': manifest,
    '.hash': 'x',
    '.prerendered/en.json': JSON.stringify(layouts),
    '.prerendered/preloads.json': JSON.stringify(preloads),
  })
  const outDir = join(await temporaryDir(), 'out')
  await exportShell({ distDir, outDir, base, deployment: deploymentFor(auth) })
  return { distDir, outDir, read: (path: string) => readFile(join(outDir, path), 'utf8') }
}

describe('exportShell', () => {
  it('writes the page with its policy before the first script, and its settings', async () => {
    const { read } = await exported()
    const html = await read('index.html')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain('https://') // Contains the chains' endpoints.
    expect(policy).not.toContain('frame-ancestors')
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'))
    expect(html.split('<script')[0]).toContain('<meta name="referrer" content="same-origin" />')
    const json = /application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? null
    expect(parseDeployment(json)).toMatchObject({ mode: 'production', auth: 'none' })
  })

  it('allows the configured sign-in server and no other', async () => {
    const { read } = await exported('https://auth.example.org/auth')
    expect(await read('index.html')).toMatch(/connect-src [^;]*https:\/\/auth\.example\.org[ ;]/)
    expect(await (await exported()).read('index.html')).not.toContain('auth.example.org')
  })

  it('writes a file for each page of the app and a fallback for unknown paths', async () => {
    const { outDir, read } = await exported()
    const files = [
      ['/', 'index.html'],
      ['/settings', 'settings/index.html'],
      ['/tips', 'tips/index.html'],
      ['*', '404.html'],
    ] as const
    for (const [path, file] of files) {
      const own = `<div id="app" data-prerendered="en ${path}"><header>Layout of ${path}</header></div>`
      expect(await read(file)).toContain(own)
      expect((await read(file)).match(/<link of="[^"]*">/g)).toEqual([`<link of="${path}">`])
    }
    const written = (await readdir(outDir, { recursive: true })).filter((name) =>
      /html$/.test(name),
    )
    expect(written.sort()).toEqual(files.map(([, file]) => join(file)).sort())
  })

  it('refuses a build without layouts, which are the list of its pages', async () => {
    const distDir = await fakeDist({ 'index.html': page })
    const outDir = join(await temporaryDir(), 'out')
    const done = exportShell({ distDir, outDir, base: '/', deployment: deploymentFor('none') })
    await expect(done).rejects.toThrow(/^The build .* has no layouts\. Build it with npm run build/)
  })

  it("writes the server's headers for hosts, each header of a file in one rule only", async () => {
    const { read } = await exported('none', '/app/')
    const rules = (await read('_headers')).split(/\n(?=\/)/)
    const ruleFor = (path: string) => rules.find((rule) => rule.startsWith(`${path}\n`))
    expect(ruleFor('/app/*')).toContain("frame-ancestors 'self' https://app.safe.global")
    expect(ruleFor('/app/*')).toContain('strict-transport-security')
    expect(ruleFor('/app/*')).not.toMatch(/cache-control|cross-origin-resource-policy/)
    expect(ruleFor('/app/assets/*')).toContain('max-age=31536000, immutable')
    expect(ruleFor('/app/manifest.json')).toContain('access-control-allow-origin: *')
    expect(ruleFor('/app/images/*')).toContain('cross-origin-resource-policy: cross-origin')
    expect(await read('_redirects')).toBe('/app/* /app/index.html 200\n')
    const vercel: unknown = JSON.parse(await read('vercel.json'))
    expect(vercel).toMatchObject({
      headers: expect.arrayContaining([expect.objectContaining({ source: '/app/assets/(.*)' })]),
    })
  })

  it('leaves out files that only our server needs', async () => {
    const { outDir } = await exported()
    const files = await readdir(outDir, { recursive: true })
    expect(files).toContain(join('assets', 'main-Ab12_-Cd.js'))
    expect(files.filter((file) => /\.(?:br|gz|hash|prerendered)$/.test(file))).toEqual([])
  })

  it('replaces an earlier export and nothing else', async () => {
    const { distDir, outDir } = await exported()
    const options = { distDir, base: '/', deployment: deploymentFor('none') }
    await writeFile(join(outDir, 'stale.txt'), '')
    await exportShell({ ...options, outDir })
    expect(await readdir(outDir)).not.toContain('stale.txt')

    const empty = await temporaryDir()
    await exportShell({ ...options, outDir: empty })
    expect(await readdir(empty)).toContain('index.html')

    const photos = join(await temporaryDir(), 'photos')
    await mkdir(photos)
    await writeFile(join(photos, 'one.jpg'), '')
    await expect(exportShell({ ...options, outDir: photos })).rejects.toThrow(OutputFolderError)
    expect(await readdir(photos)).toEqual(['one.jpg'])
  })
})

it('withPolicy throws if the page has no placeholder for the policy', () => {
  expect(() => withPolicy('<html></html>', "default-src 'none'")).toThrow('charset')
})

describe('readExportArguments', () => {
  it('has no sign-in without a server', () => {
    const url = 'https://app.example.org'
    expect(readExportArguments({ url })).toEqual({ publicUrl: url, base: '/', auth: 'none' })
    expect(
      readExportArguments({ url: `${url}/`, base: '/app/', auth: 'https://a.example' }),
    ).toEqual({
      publicUrl: url,
      base: '/app/',
      auth: 'https://a.example/auth',
    })
  })

  it.each([
    [{}, '--url is missing'],
    [{ url: 'app.example.org' }, '--url is "app.example.org"'],
    [{ url: 'https://app.example.org/app' }, '--url'],
    [{ url: 'https://a.example', base: 'app' }, '--base'],
    [{ url: 'https://a.example', base: '/../' }, '--base'],
    [{ url: 'https://a.example', base: '/a b/' }, '--base'],
    [{ url: 'https://a.example', auth: 'ftp://b.example' }, '--auth'],
  ])('refuses %j', (values, text) => {
    expect(() => readExportArguments(values)).toThrow(UsageError)
    expect(() => readExportArguments(values)).toThrow(text)
  })
})

describe('readExportSignIn', () => {
  const required = { SIGN_IN: 'required', LOCK_SIGN_IN: 'required' }

  it('reads where an exported site with a sign-in server asks for a sign-in', () => {
    const modes = readExportSignIn(required, { auth: 'https://auth.example.org/auth' })
    expect(modes).toEqual({ signIn: 'required', lockSignIn: 'required' })
    expect(readExportSignIn({}, { auth: 'none' }).signIn).toBeUndefined()
  })

  it.each(['SIGN_IN', 'LOCK_SIGN_IN'])('refuses %s without a sign-in server', (name) => {
    const read = () => readExportSignIn({ [name]: 'optional' }, { auth: 'none' })
    expect(read).toThrow(UsageError)
    expect(read).toThrow(`${name} is set, but the exported site has no sign-in server`)
  })
})
