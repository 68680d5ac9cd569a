import { expect, test } from './fixtures.ts'
import { accountButton, connect, header } from './journey.ts'

test('parts that do not arrive after connecting leave the page as it is', async ({
  addWallet,
  page,
  problems,
}) => {
  await addWallet()
  const aborted: string[] = []
  for (const part of ['SharedStateSync', 'AskedNetworks']) {
    await page.route(`**/assets/${part}-*.js`, (route) => {
      aborted.push(part)
      return route.abort()
    })
  }
  await page.goto('/')
  await connect(page)
  await expect.poll(() => aborted.toSorted()).toEqual(['AskedNetworks', 'SharedStateSync'])
  await expect(header(page).getByRole('link', { name: 'Foyer, home' })).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Asking seven networks…')
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('contentinfo')).toContainText('All seven networks answer')
  problems.splice(0) // The browser itself reports the aborted downloads.
})
