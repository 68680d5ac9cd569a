import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, missingPage, test } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'

/**
 * Compares the positions of the named parts of each page with `geometry.json`. Unlike pixels, they
 * do not depend on the font, and a failure names the part that moved. After an intended change,
 * look at the pages, then update the file by running this test with FOYER_WRITE_GEOMETRY=1.
 */

type Box = readonly [x: number, y: number, width: number, height: number]
type Boxes = Readonly<Record<string, Box>>

const file = join(import.meta.dirname, 'geometry.json')
const isWriting = process.env.FOYER_WRITE_GEOMETRY === '1'
/** In CSS pixels. A line of text is at least 18 px high. */
const tolerance = 12
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Each page, with the last text to appear on it. */
const pages: readonly (readonly [path: string, last: RegExp])[] = [
  ['/', /Look up an address or name/],
  ['/vault', /Connect to see your vault/],
  ['/activity', /Connect a wallet to see your activity/],
  ['/networks', /Foyer contacts a network only when/],
  ['/settings', /Privacy/],
  ['/nowhere', /./],
]
const connectedPages: typeof pages = [
  ['/vault', /Nothing is locked\./],
  ['/activity', /Nothing here yet/],
]

test('the parts of each page are where they belong', async ({ addWallet, page, tolerate }) => {
  tolerate(missingPage)
  await addWallet()
  const known: Record<string, Boxes> = JSON.parse(readFileSync(file, 'utf8'))
  const compare = async (path: string, last: RegExp, state: string) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(last)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    for (const size of sizes) {
      const view = `${path} ${size.width}${state}`
      await page.setViewportSize(size)
      if (isWriting) {
        await page.waitForLoadState('networkidle')
        known[view] = await boxesOf(page)
        continue
      }
      const moved = async () => differences(await boxesOf(page), known[view] ?? {})
      await expect.poll(moved, { message: view }).toEqual([])
    }
  }
  for (const [path, last] of pages) await compare(path, last, '')
  await connect(page)
  await expect(accountButton(page)).toContainText('alice.foyer.eth')
  for (const [path, last] of connectedPages) await compare(path, last, ', connected')
  if (!isWriting) return
  // One box per line, as the formatter formats it.
  const text = JSON.stringify(known, undefined, 2).replaceAll(/(?<=[[\d,])\s+(?=[\d\]])/g, ' ')
  writeFileSync(file, `${text.replaceAll('[ ', '[').replaceAll(' ]', ']')}\n`)
})

/** The boxes of elements with a name or role, from top to bottom. */
async function boxesOf(page: Page): Promise<Boxes> {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    const nameOf = (element: Element) => {
      const id = element.getAttribute('aria-labelledby')
      return (id && document.getElementById(id)?.textContent) || element.localName
    }
    const parts = document.querySelectorAll(
      'h1, main section[aria-labelledby], main form button[type="submit"], body footer',
    )
    return Object.fromEntries(
      [...parts]
        .filter((part) => part.closest('dialog') === null && part.checkVisibility())
        .map((part) => {
          const { height, width, x, y } = part.getBoundingClientRect()
          const box: Box = [x, y + scrollY, width, height]
          return [nameOf(part), box.map(Math.round)]
        }),
    ) as Record<string, [number, number, number, number]>
  })
}

function differences(seen: Boxes, known: Boxes): readonly string[] {
  const names = new Set([...Object.keys(seen), ...Object.keys(known)])
  return [...names].flatMap((name) => {
    const [is, was] = [seen[name], known[name]]
    const isNear = is?.every((value, side) => Math.abs(value - (was?.[side] ?? 0)) <= tolerance)
    return is && was && isNear ? [] : [`${name}: ${was ?? 'absent'} is now ${is ?? 'absent'}`]
  })
}
