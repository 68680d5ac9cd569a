import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Deployment } from '../config/deployment.ts'
import { deploymentPolicies } from '../config/deploymentPolicies.ts'
import { appPolicy, contentPolicy, pageFrameAncestors } from '../config/policy.ts'
import { missingPath, prerenderedFolder } from '../config/prerendered.ts'
import { securityHeaderValues } from '../server/http/securityHeaders.ts'
import { fillDeployment } from '../server/page/fillDeployment.ts'
import {
  fillPreloads,
  fillPrerendered,
  readPreloads,
  readPrerendered,
} from '../server/page/fillPrerendered.ts'
import { gatherPolicies } from '../server/policy/gatherPolicies.ts'
import { crossOriginPaths } from '../server/static/crossOriginPaths.ts'
import { type HostRule, hostFiles } from './hostFiles.ts'

export interface ExportOptions {
  /** The folder of a production build that was made for `base`. */
  readonly distDir: string
  /** Replaced if it exists: it must be missing, empty or an earlier export. */
  readonly outDir: string
  /** The folder of the site on its host, with slashes at both ends: '/' or '/app/'. */
  readonly base: string
  readonly deployment: Deployment
}

/** The build was not prerendered, such as that of `npm run dev`. */
export class NoLayoutsError extends Error {
  override readonly name = 'NoLayoutsError'

  constructor(distDir: string) {
    super(`The build ${distDir} has no layouts. Build it with npm run build.`)
  }
}

/** The output folder holds something other than an earlier export. */
export class OutputFolderError extends Error {
  override readonly name = 'OutputFolderError'
}

/**
 * Writes the site for hosts without the Foyer server: each page with its settings and its content
 * policy, the built files, and the header rules of the usual hosts.
 */
export async function exportShell(options: ExportOptions): Promise<void> {
  const { base, deployment, distDir, outDir } = options
  const sources = [
    appPolicy(deployment),
    ...deploymentPolicies(deployment),
    ...(await gatherPolicies()),
  ]
  const policy = contentPolicy(sources, { frameAncestors: pageFrameAncestors })
  const built = await readFile(join(distDir, 'index.html'), 'utf8')
  const filled = withPolicy(fillDeployment(built, deployment), policy)
  // A file is the same for all visitors: the layout is in English until the page's code has run.
  const layouts = await readPrerendered(distDir, 'en')
  if (!layouts) throw new NoLayoutsError(distDir)
  const preloads = await readPreloads(distDir)
  const pageAt = (path: string) =>
    fillPreloads(fillPrerendered(filled, 'en', path, layouts), 'en', path, preloads)

  await makeEmpty(outDir)
  await cp(distDir, outDir, { recursive: true, filter: isPublic })
  await writeFile(join(outDir, 'index.html'), pageAt('/'))
  // A file for each page, so that hosts without rewrite rules find it.
  // Those of '/account/*' have no file of their own: '404.html' draws them, or a rewrite rule.
  const others = Object.keys(layouts).filter((path) => path !== '/' && !path.endsWith(missingPath))
  for (const path of others) {
    await mkdir(join(outDir, path), { recursive: true })
    await writeFile(join(outDir, path, 'index.html'), pageAt(path))
  }
  await writeFile(join(outDir, '404.html'), pageAt(missingPath))
  const rules = rulesFor(deployment, policy, await crossOriginPaths(distDir))
  for (const [file, text] of Object.entries(hostFiles(base, rules))) {
    await writeFile(join(outDir, file), text)
  }
}

/**
 * The page with its content and referrer policies in `<meta>` before the first script. Without
 * `frame-ancestors`, which only works as a header; here, browsers would ignore it and log a
 * warning.
 */
export function withPolicy(html: string, policy: string): string {
  const inPage = policy.replace(/ *frame-ancestors [^;]*;/, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inPage}" />
    <meta name="referrer" content="same-origin" />`
  const charset = /<meta charset="utf-8" ?\/?>/
  if (!charset.test(html)) throw new Error('The built page has no <meta charset="utf-8">.')
  return html.replace(charset, (tag) => `${tag}\n    ${meta}`)
}

/**
 * If two rules set the same header, hosts join the values, so no two rules here set the same header
 * for one file.
 */
function rulesFor(
  { publicUrl }: Deployment,
  policy: string,
  shared: ReadonlySet<string>,
): readonly HostRule[] {
  const { 'cross-origin-resource-policy': sameOrigin = '', ...headers } = securityHeaderValues({
    publicUrl,
    contentPolicy: policy,
  })
  const immutable = 'public, max-age=31536000, immutable'
  return [
    { path: '*', headers },
    {
      path: 'assets/*',
      headers: { 'cache-control': immutable, 'cross-origin-resource-policy': sameOrigin },
    },
    // Wallets show the icons of the site and its networks in windows of another origin.
    ...[...new Set([...shared, '/images/*'])].map((path) => ({
      path: path.slice(1),
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
    })),
  ]
}

const marker = '.foyer-export'

async function makeEmpty(folder: string): Promise<void> {
  if (existsSync(folder)) {
    const entries = await readdir(folder)
    if (entries.length > 0 && !entries.includes(marker)) {
      throw new OutputFolderError(
        `${folder} is neither empty nor an earlier export. Name another folder with --out, or remove it.`,
      )
    }
    await rm(folder, { recursive: true })
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, marker), '')
}

/** All but the build's own notes and what only the Foyer server serves. */
function isPublic(path: string): boolean {
  const notes = ['.vite', '.hash', '.server', prerenderedFolder]
  if (notes.includes(basename(path))) return false
  return !/\.(?:br|gz|zst)$|\/hashes\.txt$/.test(path.replaceAll('\\', '/'))
}
