import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm } from '../../e2e/packages/npm.ts'
import { root } from '../../scripts/lib/root.mjs'
import type { BenchApp } from './apps.ts'

const sources = new URL('./apps/', import.meta.url)

/**
 * Installs an app into a separate folder below `.cache/bench` and builds it with Vite. Keeps the
 * installed packages for the next run, except for the packed kit. Resolves to the build.
 */
export async function buildApp(app: BenchApp, tarballs: string): Promise<string> {
  const folder = join(root, '.cache/bench', app.name)
  const packages = [...app.packages, 'vite@8.3.8', '@vitejs/plugin-react@6.3.0'].map((name) =>
    name === '@foyer/kit' ? join(tarballs, 'foyer-kit-0.1.0.tgz') : name,
  )
  await mkdir(folder, { recursive: true })
  await cp(sources, join(folder, 'src'), { recursive: true })
  await writeFile(join(folder, 'vite.config.js'), viteConfig)
  await writeFile(join(folder, 'index.html'), page(app.entry))
  const wanted = JSON.stringify(packages)
  const stamp = join(folder, 'installed.json')
  const isInstalled = (await readFile(stamp, 'utf8').catch(() => '')) === wanted
  if (!isInstalled || app.packages.includes('@foyer/kit')) {
    await rm(join(folder, 'node_modules'), { recursive: true, force: true })
    await rm(join(folder, 'package-lock.json'), { force: true })
    await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}')
    await npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages])
    await writeFile(stamp, wanted)
  }
  await npm(folder, ['exec', '--', 'vite', 'build', '--logLevel', 'error'])
  return join(folder, 'dist')
}

const viteConfig = `import react from '@vitejs/plugin-react'
export default {
  plugins: [react()],
  build: { manifest: true, chunkSizeWarningLimit: 10_000 },
}
`

const page = (entry: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Bench</title>
    <script type="module" src="/src/${entry}"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`
