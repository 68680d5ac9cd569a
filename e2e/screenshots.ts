import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installWallets } from '@foyer/testkit/fixtures'
import { type Browser, chromium } from '@playwright/test'
import { chains } from '../apps/shell/config/chains.ts'
import { startDemo } from '../apps/shell/server/startDemo.ts'
import { standStill } from './a11y.ts'
import { launchOptions } from './launch.ts'
import { chooseElsewhere, offerPseudo, pseudoTag, speak } from './pseudo.ts'
import { type View, views, viewWallet } from './views.ts'

/**
 * Writes a picture of every view, dark and light, 1280 and 390 wide, into `screenshots/`. With
 * `--gallery`: at five widths, in English, the pseudo language and Arabic, into `gallery/`, with a
 * page that shows them all. `--width`, `--theme` and `--language` (repeatable) select some of them;
 * other arguments select views by part of their name.
 */

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    gallery: { type: 'boolean', default: false },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
  },
})
const isGallery = options.gallery
const outDir = join(import.meta.dirname, '..', isGallery ? 'gallery' : 'screenshots')

/** The widths of the design, and whether they are phones. */
const sizes = [
  { width: 1280, height: 800, hasTouch: false, deviceScaleFactor: 1.5 },
  { width: 390, height: 844, hasTouch: true, deviceScaleFactor: 2 },
] as const
const gallerySizes = [
  { width: 320, height: 568, hasTouch: true, deviceScaleFactor: 1 },
  { width: 390, height: 844, hasTouch: true, deviceScaleFactor: 1 },
  { width: 768, height: 1024, hasTouch: false, deviceScaleFactor: 1 },
  { width: 1280, height: 800, hasTouch: false, deviceScaleFactor: 1 },
  { width: 2560, height: 1440, hasTouch: false, deviceScaleFactor: 1 },
] as const
const themes = ['dark', 'light'] as const
/** Languages by their name in file names. The value is the tag that the page uses. */
const languages = isGallery ? { en: 'en', pseudo: pseudoTag, ar: 'ar' } : { en: 'en' }

const isWanted = (kind: 'width' | 'theme' | 'language', value: string | number) =>
  options[kind]?.includes(`${value}`) ?? true

/** Each view is opened once per width; theme and language change while it is shown. */
async function shoot(browser: Browser, url: string, view: View): Promise<void> {
  for (const { deviceScaleFactor, hasTouch, height, width } of isGallery ? gallerySizes : sizes) {
    if (!isWanted('width', width)) continue
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      hasTouch,
      isMobile: hasTouch,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await offerPseudo(page)
    await installWallets(page, [
      {
        rdns: viewWallet,
        name: 'Test Wallet',
        chains: chains.map(({ id, name }) => ({ id, name, rpcUrl: `${url}/rpc/${id}` })),
      },
    ])
    await page.goto(url + (view.path ?? '/'))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await view.show?.(page)
    for (const [name, tag] of Object.entries(languages)) {
      if (!isWanted('language', name)) continue
      if (tag !== 'en') await speak(page, tag)
      for (const theme of themes) {
        if (!isWanted('theme', theme)) continue
        await chooseElsewhere(page, 'theme', theme)
        await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' })
        await page.evaluate(() => document.fonts.ready)
        await page.waitForLoadState('networkidle')
        await standStill(page)
        const suffix = name === 'en' ? '' : `-${name}`
        await page.screenshot({ path: join(outDir, `${view.name}-${theme}-${width}${suffix}.png`) })
      }
    }
    await context.close()
  }
}

/** A page that shows all screenshots side by side, one row per view. */
function contactSheet(names: readonly string[]): string {
  const rows = views.map(({ name: view }) => {
    const figures = names
      .filter((name) => name.startsWith(`${view}-dark`) || name.startsWith(`${view}-light`))
      .map(
        (name) =>
          `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy" height="320"></a><figcaption>${name.slice(view.length + 1, -4)}</figcaption></figure>`,
      )
    return figures.length === 0 ? '' : `<h2>${view}</h2><div>${figures.join('\n')}</div>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>body{margin:12px;background:#555;color:#fff;font:12px sans-serif}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}</style>${rows.join('\n')}</html>\n`
}

await mkdir(outDir, { recursive: true })
const demo = await startDemo({ host: 'localhost', port: 0 })
const browser = await chromium.launch(launchOptions())
try {
  for (const view of views) {
    if (wanted.length > 0 && !wanted.some((part) => view.name.includes(part))) continue
    await shoot(browser, demo.url, view)
    console.log(view.name)
  }
  const pictures = (await readdir(outDir)).filter((name) => name.endsWith('.png')).toSorted()
  if (isGallery) await writeFile(join(outDir, 'index.html'), contactSheet(pictures))
} finally {
  await browser.close()
  await demo.close()
}
