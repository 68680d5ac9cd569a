import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { npmProgram } from '../lib/bootstrap.mjs'
import { root } from '../lib/root.mjs'
import { checkLinks } from './checkLinks.ts'

// `npx node scripts/docs/main.ts build`, or `dev`. The site's tools are not part of the workspace
// (docs/decisions/documentation-site.md) and are installed here.
const docs = join(root, 'docs')
const tools = join(docs, '.vitepress')
const site = join(tools, 'dist')
const [command = 'build'] = process.argv.slice(2)

if (!(await isInstalled()))
  await run(npmProgram(), ['install', '--no-audit', '--no-fund', '--prefix', tools])
await rm(join(docs, 'reference'), { recursive: true, force: true })
await run(tool('typedoc/bin/typedoc'), ['--options', '.vitepress/typedoc.mjs'])
await build({ configFile: join(docs, 'playground/vite.config.ts'), logLevel: 'warn' })
await run(tool('vitepress/bin/vitepress.js'), [command])

if (command === 'build') {
  const { dead, pages } = await checkLinks(site, process.env.DOCS_BASE ?? '/docs/')
  for (const link of dead) console.error(`Dead link: ${link}`)
  console.log(`Documentation: ${pages} pages, ${dead.length} dead links, in docs/.vitepress/dist`)
  if (dead.length > 0) process.exitCode = 1
}

function tool(path: string): string {
  return join(tools, 'node_modules', path)
}

/** Whether the tools were installed after the lock file was last changed. */
async function isInstalled(): Promise<boolean> {
  const marker = join(tools, 'node_modules/.package-lock.json')
  if (!existsSync(marker)) return false
  return (await stat(marker)).mtimeMs >= (await stat(join(tools, 'package-lock.json'))).mtimeMs
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { cwd: docs, stdio: 'inherit' })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} failed.`)
}
