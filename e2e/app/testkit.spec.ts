import { expect, test } from '../../packages/testkit/src/playwright/index.ts'

// The fixtures of @foyer/testkit, in what the examples do not do.

test('a test may close its page @long', async ({ page, wallet }) => {
  await page.goto('about:blank')
  await expect.poll(() => wallet.log()).toEqual([])
  await page.close()
})
