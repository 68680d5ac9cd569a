import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startDemo } from '../apps/shell/server/startDemo.ts'
import { brotli } from '../apps/shell/vite/precompress.ts'
import { launchOptions } from '../e2e/launch.ts'
import { npm } from '../e2e/packages/npm.ts'
import { launchAnvils } from '../packages/testkit/src/chains/anvils.ts'
import { findAnvil } from '../packages/testkit/src/chains/findAnvil.ts'
import type { Manifest } from '../scripts/build/manifest.ts'
import { root } from '../scripts/lib/root.mjs'
import { buildPackages } from '../scripts/packages/buildPackages.ts'
import { distOf } from '../scripts/packages/packages.ts'
import { benchApps } from './browser/apps.ts'
import { buildApp } from './browser/buildApp.ts'
import { type Figures, measureApp } from './browser/measureApp.ts'
import { type ServedApp, serveApp } from './browser/serveApp.ts'
import { plot, type Results, tables } from './browser/write.ts'
import { firstView } from './firstView.ts'

// Visits the apps in turn, so that other load on the machine affects all of them. Compare ratios
// only.
const { values } = parseArgs({
  options: {
    apps: { type: 'string', default: 'wagmi,foyer,shell,rainbowkit,connectkit' },
    cpu: { type: 'string', default: '1,4' },
    rounds: { type: 'string', default: '5' },
    /** Writes docs/performance.md, its figures and its plot. */
    write: { type: 'boolean', default: false },
  },
})
const wanted = values.apps.split(',')
const apps = benchApps.filter(({ name }) => wanted.includes(name))
const unknown = wanted.filter((name) => !apps.some((app) => app.name === name))
if (unknown.length > 0) {
  throw new Error(`There is no ${unknown}. Choose one of ${benchApps.map(({ name }) => name)}.`)
}
const rounds = Number(values.rounds)
const speeds = values.cpu.split(',').map(Number)

const tarballs = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
const node = launchAnvils(
  {
    binary: findAnvil(),
    timeoutMs: 60_000,
    nodes: [{ chainId: 1, args: ['--port', '0', '--chain-id', '1'] }],
  },
  { onLost: ({ text }) => console.error(text) },
)
const served = new Map<string, ServedApp>()
// No other host exists, so requests to one fail at once and are counted.
const browser = await chromium.launch({
  ...launchOptions(),
  args: [
    ...(launchOptions().args ?? []),
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
})
try {
  await buildPackages()
  await npm(tarballs, ['pack', distOf('kit'), '--pack-destination', tarballs])
  const [{ port = 0 } = {}] = await node.ready
  const needed: Record<string, number> = {}
  for (const app of apps) {
    console.log(`Building ${app.title}`)
    if (app.name === 'shell') {
      served.set(app.name, await serveShell())
      continue
    }
    const folder = await buildApp(app, tarballs)
    needed[app.name] = await neededBytes(folder)
    served.set(app.name, await serveApp(folder, `http://127.0.0.1:${port}`))
  }
  const runs = new Map<string, Figures[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const cpu of speeds) {
      // Each app comes first in one of the rounds.
      for (const app of [
        ...apps.slice(round % apps.length),
        ...apps.slice(0, round % apps.length),
      ]) {
        const site = served.get(app.name)
        if (!site) continue
        const figures = await measureApp(browser, site, { accountPart: app.accountPart, cpu })
        const key = `${app.name} ${cpu}`
        runs.set(key, [...(runs.get(key) ?? []), figures])
        console.log(`${round + 1}/${rounds} x${cpu} ${app.name}`)
      }
    }
  }
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    command: `npm run bench -- --apps ${values.apps} --rounds ${rounds} --cpu ${values.cpu}`,
    machine: `${cpus().length} cores (${cpus()[0]?.model.trim()}), Chromium ${browser.version()}`,
    apps: apps.map(({ name, title }) => ({ name, title })),
    needed,
    runs: [...runs].map(([key, figures]) => {
      const [app = '', cpu] = key.split(' ')
      return { app, cpu: Number(cpu), runs: figures }
    }),
  }
  console.log(tables(results))
  if (values.write) await write(results)
} finally {
  await browser.close()
  for (const site of served.values()) await site.close()
  await node.stop()
  await rm(tarballs, { recursive: true, force: true })
}

/** The whole shell as `npm start` serves it, with its own chains. Counts no JSON-RPC requests. */
async function serveShell(): Promise<ServedApp> {
  const build = ['scripts/build/main.ts', '--mode', 'demo', '--if-changed']
  execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' })
  const { close, url } = await startDemo({ host: 'localhost', port: 0 })
  return { origin: new URL(url).origin, rpcRequests: () => 0, close: () => close() }
}

/** Brotli bytes of the scripts that a build's entry imports statically. */
async function neededBytes(folder: string): Promise<number> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const { scripts } = firstView(manifest, '')
  let bytes = 0
  for (const file of scripts) bytes += (await brotli(await readFile(join(folder, file)))).length
  return bytes
}

/** Puts the tables between the page's two markers, and writes figures and plot next to it. */
async function write(results: Results): Promise<void> {
  const page = join(root, 'docs/performance.md')
  const text = await readFile(page, 'utf8')
  const marked = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/
  if (!marked.test(text)) throw new Error('docs/performance.md lacks the two markers.')
  const { command, date, machine } = results
  const origin = `Measured on ${date} by \`${command}\`: ${machine}. Medians of ${rounds} visits.\n\n`
  await writeFile(page, text.replace(marked, `$1\n${origin}${tables(results)}\n$2`))
  const figures = join(root, 'docs/performance.json')
  await writeFile(figures, `${JSON.stringify(results, null, 1)}\n`)
  const picture = join(root, 'docs/images/performance.svg')
  await mkdir(dirname(picture), { recursive: true })
  await writeFile(picture, plot(results, speeds[0] ?? 1))
}
