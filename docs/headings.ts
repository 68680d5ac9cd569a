/** The fragment that leads to a heading. */
type Slug = (heading: string) => string

/** Makes fragments as GitHub does: 'Visitors’ data' is `visitors-data`. */
export const githubSlug: Slug = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Makes fragments as VitePress does, the program of the documentation's site. */
export const siteSlug: Slug = (heading) =>
  heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase()

/** The fragments of all headings of a Markdown page. A repeated one gets a number. */
export function fragmentsOf(markdown: string, slug: Slug): ReadonlySet<string> {
  const uses = new Map<string, number>()
  const fragments = new Set<string>()
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    const fragment = slug(words)
    const earlier = uses.get(fragment) ?? 0
    uses.set(fragment, earlier + 1)
    fragments.add(earlier === 0 ? fragment : `${fragment}-${earlier}`)
  }
  return fragments
}

/** A Markdown page without its code blocks. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1 *$/gm, '')
}
