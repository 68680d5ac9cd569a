/** The headers of files below a path. It is relative to the site's folder and may end with `*`. */
export interface HostRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Configuration files of the usual hosts: `_headers` and `_redirects` (Netlify, Cloudflare Pages;
 * IPFS gateways read the second), `vercel.json`, and `.nojekyll` (GitHub Pages), by name.
 */
export function hostFiles(
  base: string,
  rules: readonly HostRule[],
): Readonly<Record<string, string>> {
  return {
    _headers: rules.map((rule) => `${base}${rule.path}\n${lines(rule)}`).join('\n'),
    _redirects: `${base}* ${base}index.html 200\n`,
    'vercel.json': `${JSON.stringify(vercel(base, rules), null, 2)}\n`,
    '.nojekyll': '',
  }
}

function lines({ headers }: HostRule): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
}

function vercel(base: string, rules: readonly HostRule[]) {
  return {
    headers: rules.map(({ headers, path }) => ({
      source: `${base}${path}`.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    // Existing files come first.
    rewrites: [{ source: `${base}(.*)`, destination: `${base}index.html` }],
  }
}
