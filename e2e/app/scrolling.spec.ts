import { anvilAccounts } from '@foyer/testkit/chains'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { connect } from './journey.ts'
import { keepRecords, thousandRecords } from './node.ts'

/** How smoothly long lists scroll. A busy machine drops frames, so it is compared with itself. */

/** 34 ms: two frames of a 60 Hz display. */
const bound = 34
const frames = 240

const [alice] = anvilAccounts

/** The times between frames, in ms, while the page scrolls by `step` pixels per frame. */
async function frameTimes(page: Page, step: number): Promise<readonly number[]> {
  return page.evaluate(
    ([count, pixels]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        let last: number | undefined
        const onFrame = (now: number) => {
          if (last !== undefined) times.push(now - last)
          last = now
          window.scrollBy(0, pixels)
          if (times.length < count) requestAnimationFrame(onFrame)
          else resolve(times)
        }
        requestAnimationFrame(onFrame)
      }),
    [frames, step] as const,
  )
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

test('a list of a thousand records scrolls in frames of at most 34 ms, or of three times those of the still page', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/activity')
  await connect(page)
  await keepRecords(page, alice.address, thousandRecords(1_000))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pending 1,000' })).toBeVisible()
  const still = percentile95(await frameTimes(page, 0))
  const slow = percentile95(await frameTimes(page, 60))
  const fast = percentile95(await frameTimes(page, -230))
  console.log(`95th percentile of frames, ms: still ${still}, slow ${slow}, fast ${fast}`)
  const busy = Math.max(bound, 3 * still)
  expect(slow).toBeLessThanOrEqual(busy)
  expect(fast).toBeLessThanOrEqual(busy)
})
