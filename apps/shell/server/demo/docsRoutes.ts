import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { docsRoot } from '../../config/app.ts'
import { serveFiles } from '../static/serveFiles.ts'

/** The documentation site in `siteDir`, or how to build it. It may be built at any time. */
export function docsRoutes(siteDir: string): Hono {
  return new Hono()
    .get('/', (context, next) =>
      context.req.path === docsRoot ? Promise.resolve(context.redirect(`${docsRoot}/`)) : next(),
    )
    .get('*', async (context, next) => {
      await next()
      const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
      const html = isPage ? await context.res.clone().text() : ''
      context.header('content-security-policy', docsPolicy(html))
    })
    .get('*', serveFiles(siteDir, { rewriteRequestPath: fileOf }))
    .get('*', (context) =>
      context.text(
        'No such page. `node scripts/docs/main.ts build` builds the documentation; its pages are in docs/.\n',
        404,
      ),
    )
}

/** `/docs/start/vite` is `start/vite.html`, and a folder its `index.html`. */
function fileOf(path: string): string {
  const file = path.slice(docsRoot.length)
  if (file.endsWith('/')) return `${file}index.html`
  return /\.[a-z0-9]+$/.test(file) ? file : `${file}.html`
}

/**
 * VitePress has inline scripts, which are allowed by their hash, and colours its code with `style`
 * attributes.
 */
function docsPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?: id="[\w-]+")?>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
