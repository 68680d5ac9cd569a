import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installWallets } from '@foyer/testkit/fixtures'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chains } from '../apps/shell/config/chains.ts'
import { startDemo } from '../apps/shell/server/startDemo.ts'
import { standStill } from './a11y.ts'
import { type DocsPicture, docsPictures } from './docsPictures.ts'
import { launchOptions } from './launch.ts'
import { chooseElsewhere, offerPseudo, pseudoTag, speak } from './pseudo.ts'
import { type View, views, viewWallet } from './views.ts'

/**
 * Writes a picture of every view, dark and light, 1280 and 390 wide, into `screenshots/`. With
 * `--gallery`: at five widths, in English, the pseudo language and Arabic, into `gallery/`, with a
 * page that shows them all. `--width`, `--theme` and `--language` select some of them and can be
 * repeated; `--language` also takes any other language of the page. Other arguments select views by
 * part of their name.
 */

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    gallery: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
  },
})
const isGallery = options.gallery
const outDir = join(import.meta.dirname, '..', isGallery ? 'gallery' : 'screenshots')
const docsImages = join(import.meta.dirname, '../docs/images')

const isChosen = (view: string) => wanted.length === 0 || wanted.some((part) => view.includes(part))

interface Size {
  readonly width: number
  readonly height: number
  readonly hasTouch: boolean
  readonly deviceScaleFactor: number
}

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
const asked = Object.fromEntries(options.language?.map((tag) => [tag, tag]) ?? [])
/** Languages by their name in file names. The value is the tag that the page uses. */
const languages: Record<string, string> = isGallery
  ? { ...asked, en: 'en', pseudo: pseudoTag, ar: 'ar' }
  : { en: 'en' }

const isWanted = (kind: 'width' | 'theme' | 'language', value: string | number) =>
  options[kind]?.includes(`${value}`) ?? true

/** Each view is opened once per width; theme and language change while it is shown. */
async function shoot(browser: Browser, url: string, view: View): Promise<void> {
  for (const size of isGallery ? gallerySizes : sizes) {
    const { width } = size
    if (!isWanted('width', width)) continue
    const page = await reach(browser, url, view, size)
    for (const [name, tag] of Object.entries(languages)) {
      if (!isWanted('language', name)) continue
      if (tag !== 'en') await speak(page, tag)
      for (const theme of themes) {
        if (!isWanted('theme', theme)) continue
        await settle(page, theme)
        const suffix = name === 'en' ? '' : `-${name}`
        await page.screenshot({ path: join(outDir, `${view.name}-${theme}-${width}${suffix}.png`) })
      }
    }
    await page.context().close()
  }
}

/** The width of a picture's margin around a dialog, in CSS pixels. */
const margin = 24

async function shootForDocs(browser: Browser, url: string, picture: DocsPicture): Promise<void> {
  const view = views.find(({ name }) => name === picture.view)
  const size = gallerySizes.find(({ width }) => width === picture.width)
  if (!view || !size) throw new Error(`${picture.file}: no view ${picture.view}`)
  // A dialog alone is small enough for twice as many pixels.
  const page = await reach(
    browser,
    url,
    view,
    picture.crop ? { ...size, deviceScaleFactor: 2 } : size,
  )
  await settle(page, picture.theme)
  const box = picture.crop && (await page.getByRole(picture.crop).boundingBox())
  const clip = box && {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  }
  const png = await page.screenshot(clip ? { clip } : {})
  await page.context().close()
  await writeFile(join(docsImages, picture.file), await toWebp(browser, png))
}

/** The picture as WebP, which takes a third of the bytes. Playwright writes PNG and JPEG only. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const data = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(data)
}

/** A new page of the given size that shows the view. */
async function reach(browser: Browser, url: string, view: View, size: Size): Promise<Page> {
  const { deviceScaleFactor, hasTouch, height, width } = size
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // The pseudo language takes the place of Malay.
  if (!(pseudoTag in asked)) await offerPseudo(page)
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
  return page
}

/** Shows the theme, and waits until nothing on the page changes. */
async function settle(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await chooseElsewhere(page, 'theme', theme)
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await standStill(page)
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

if (!options.docs) await mkdir(outDir, { recursive: true })
const demo = await startDemo({ host: 'localhost', port: 0 })
const browser = await chromium.launch(launchOptions())
try {
  for (const picture of options.docs ? docsPictures : []) {
    if (!isChosen(picture.view)) continue
    await shootForDocs(browser, demo.url, picture)
    console.log(picture.file)
  }
  for (const view of options.docs ? [] : views) {
    if (!isChosen(view.name)) continue
    await shoot(browser, demo.url, view)
    console.log(view.name)
  }
  if (isGallery && !options.docs) {
    const pictures = (await readdir(outDir)).filter((name) => name.endsWith('.png')).toSorted()
    await writeFile(join(outDir, 'index.html'), contactSheet(pictures))
  }
} finally {
  await browser.close()
  await demo.close()
}
