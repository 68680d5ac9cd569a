import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { connectDialog, header } from './journey.ts'

/** What dialogs leave in memory. Only Chromium reports it. */

const rounds = 200
/** Until then, caches fill and code loads. */
const settled = 40
const between = 20

const kinds = ['objects', 'nodes', 'listeners'] as const
type Kept = Readonly<Record<(typeof kinds)[number], number>>

/** Counts what is left after garbage collection. Unlike bytes, counts exclude compiled code. */
async function countKept(page: Page, devtools: CDPSession): Promise<Kept> {
  // The browser's record of each request is not the page's.
  await page.evaluate(() => performance.clearResourceTimings())
  // What one collection frees may allow the next one to free more.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage')
  const objectGroup = 'kept'
  const { result: prototype } = await devtools.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup,
  })
  const { objects: found } = await devtools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  })
  const { result: count } = await devtools.send('Runtime.callFunctionOn', {
    objectId: found.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup })
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { objects: Number(count.value), nodes, listeners: jsEventListeners }
}

/** The median slope between any two counts, so that a single odd count does not change it. */
function growthPerRound(counts: readonly number[]): number {
  const slopes = counts.flatMap((count, index) =>
    counts.slice(index + 1).map((later, after) => (later - count) / ((after + 1) * between)),
  )
  return slopes.toSorted((one, other) => one - other)[Math.floor(slopes.length / 2)] ?? Number.NaN
}

test('200 rounds of opening and closing the connect dialog leave no object, node or listener each', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  test.setTimeout(20 * 60_000)
  await addWallet()
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  const dialog = connectDialog(page)

  const counted: Kept[] = []
  for (let round = 1; round <= rounds; round += 1) {
    await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(dialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    if (round >= settled && round % between === 0) counted.push(await countKept(page, devtools))
  }
  for (const kind of kinds) {
    const counts = counted.map((kept) => kept[kind])
    // If each round kept one, it would be 1.
    expect(growthPerRound(counts), `${kind}: ${counts.join(', ')}`).toBeLessThan(0.5)
  }
})
