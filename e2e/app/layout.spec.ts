import { anvilAccounts } from '@foyer/testkit/chains'
import { chains } from '../../apps/shell/config/chains.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, header, networkButton, pickWallet } from './journey.ts'

test('components that fail to load after connecting do not change the layout', async ({
  addWallet,
  page,
  tolerate,
}) => {
  tolerate(/assets\/(SharedStateSync|LiveChainStatus)-/)
  await addWallet()
  const aborted: string[] = []
  for (const part of ['SharedStateSync', 'LiveChainStatus']) {
    await page.route(`**/assets/${part}-*.js`, (route) => {
      aborted.push(part)
      return route.abort()
    })
  }
  await page.goto('/')
  await connect(page)
  await expect.poll(() => aborted.toSorted()).toEqual(['LiveChainStatus', 'SharedStateSync'])
  await expect(header(page).getByRole('link', { name: 'Foyer, home' })).toBeVisible()
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Checking networks…')
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('contentinfo')).toContainText('All 7 networks are responding')
})

for (const width of [320, 390]) {
  test.describe(`a phone ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true })

    test(`on a wrong network both pills fit their text at ${width} px`, async ({
      addWallet,
      page,
    }) => {
      const wallet = await addWallet()
      await page.goto('/')
      await connect(page)
      await wallet.switchChain(424242)
      await expect(networkButton(page)).toHaveText('Wrong network')
      for (const pill of [networkButton(page), accountButton(page)]) {
        const hidden = () => pill.evaluate((el) => el.scrollWidth - el.clientWidth)
        await expect.poll(hidden).toBeLessThanOrEqual(0)
      }
      const [network, account] = await Promise.all([
        networkButton(page).boundingBox(),
        accountButton(page).boundingBox(),
      ])
      if (!network || !account) throw new Error('A pill is not shown.')
      expect(network.x + network.width).toBeLessThanOrEqual(account.x)
      expect(account.x + account.width).toBeLessThanOrEqual(width)
      await expect(accountButton(page)).toHaveAccessibleName(/alice\.foyer\.eth/)
      const home = await header(page).getByRole('link', { name: 'Foyer, home' }).boundingBox()
      if (!home) throw new Error('The way home is not shown.')
      expect(home.x + home.width).toBeLessThanOrEqual(network.x)
    })
  })
}

test.describe('a small phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true })

  test('long balances do not overlap the network’s name', async ({ addWallet, page, stack }) => {
    await addWallet()
    await page.request.post(`${stack.url}/rpc/42161`, {
      data: {
        jsonrpc: '2.0',
        id: 1,
        method: 'anvil_setBalance',
        params: [anvilAccounts[0]?.address, `0x${(12_345_678_901n * 10n ** 14n).toString(16)}`],
      },
    })
    await page.goto('/')
    await connect(page)
    const row = page.getByRole('row', { name: /Arbitrum/ })
    await expect(row.locator('bdi')).toContainText('1,234,567.8901')
    const apart = async () => {
      const [name, amount] = await Promise.all([
        row.getByText('Arbitrum One', { exact: true }).boundingBox(),
        row.locator('bdi').boundingBox(),
      ])
      if (!name || !amount) throw new Error('The row is not shown.')
      return amount.y - (name.y + name.height)
    }
    await expect.poll(apart).toBeGreaterThanOrEqual(0)
    const cell = row.locator('td').first()
    const hidden = () => cell.evaluate((el) => el.scrollWidth - el.clientWidth)
    await expect.poll(hidden).toBeLessThanOrEqual(0)
  })

  test('a balance is in the middle of its row', async ({ addWallet, page }) => {
    await addWallet()
    await page.goto('/')
    await connect(page)
    const row = page.getByRole('row', { name: /Base/ })
    const offCentre = async () => {
      const [around, icon, amount] = await Promise.all([
        row.boundingBox(),
        row.locator('img').boundingBox(),
        row.getByText('1.15').boundingBox(),
      ])
      if (!around || !icon || !amount) throw new Error('The row is not shown.')
      const below = around.y + around.height - (amount.y + amount.height)
      return Math.abs(icon.y - around.y - below)
    }
    await expect.poll(offCentre).toBeLessThan(6)
  })

  test('an amount of ten digits is seen whole in its field, which keeps its height', async ({
    addWallet,
    page,
  }) => {
    await addWallet()
    await page.goto('/vault')
    await connect(page)
    const field = page.getByLabel('Amount')
    const height = async () => (await field.locator('..').boundingBox())?.height
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await field.fill('')
      const empty = await height()
      await field.fill('1234567890')
      const hidden = () => field.evaluate((el) => el.scrollWidth - el.clientWidth)
      await expect.poll(hidden, `${width} px`).toBeLessThanOrEqual(0)
      await expect.poll(height, `${width} px`).toBe(empty)
    }
  })
})

test.describe('a small phone in German', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true, locale: 'de' })

  test('leaves room in the lookup field, and starts a link on a line of its own at its start', async ({
    page,
  }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    const field = main.getByLabel('Adresse oder Namen nachschlagen')
    await expect
      .poll(async () => (await field.boundingBox())?.width, 'as wide as the page')
      .toBeGreaterThan(250)
    const link = main.getByRole('button', { name: 'Was ist eine Wallet?' })
    await expect.poll(async () => (await link.boundingBox())?.x).toBe(20)
  })

  test('keeps a card off the footer', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await page.goto('/vault')
    const gap = async () => {
      const [button, footer] = await Promise.all([
        page.getByRole('main').getByRole('button', { name: 'Wallet verbinden' }).boundingBox(),
        page.getByRole('contentinfo').boundingBox(),
      ])
      return button && footer && footer.y - (button.y + button.height)
    }
    await expect.poll(gap, 'more than the card’s own padding').toBeGreaterThan(60)
  })
})

for (const width of [320, 768, 1239]) {
  test.describe(`a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 700 } })

    test(`the Demo Wallet button is in the banner and covers nothing at ${width} px`, async ({
      page,
    }) => {
      await page.goto('/')
      const launcher = page.getByRole('region', { name: 'Demo Wallet' }).getByRole('button')
      await expect(launcher).toBeVisible()
      const places = async () => {
        const [button, words, mark] = await Promise.all([
          launcher.boundingBox(),
          page.getByText('Demo: local copies').boundingBox(),
          page.getByRole('link', { name: 'Foyer, home' }).boundingBox(),
        ])
        if (!button || !words || !mark) throw new Error('The banner is not shown.')
        return {
          beside: button.x - (words.x + words.width),
          above: mark.y - (button.y + button.height),
        }
      }
      await expect.poll(async () => (await places()).beside).toBeGreaterThanOrEqual(0)
      await expect.poll(async () => (await places()).above).toBeGreaterThanOrEqual(0)
    })
  })
}

for (const [width, height] of [
  [640, 400],
  [1024, 768],
  [320, 568],
] as const) {
  test.describe(`a window of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`the Demo Wallet always shows both answers at ${width} x ${height}`, async ({ page }) => {
      await page.goto('/')
      await pickWallet(page, 'Demo Wallet')
      const request = page.getByRole('dialog', { name: /Connect to/ })
      for (const answer of ['Approve', 'Reject']) {
        await expect(request.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 })
      }
      const practice = request.getByText(/practice/i)
      if (height < 600) await expect(practice).toBeHidden()
      else await expect(practice).toBeVisible()
    })
  })
}

test.describe('the first view', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('fits a window of 1280 x 800', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('region', { name: 'This page is yours' })).toBeVisible()
    const rest = () =>
      page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      )
    await expect.poll(rest).toBe(0)
    const gap = async () => {
      const [field, footer] = await Promise.all([
        page.getByLabel('Look up an address or name').boundingBox(),
        page.getByRole('contentinfo').boundingBox(),
      ])
      return field && footer && footer.y - (field.y + field.height)
    }
    await expect.poll(gap, 'not stuck to the footer').toBeGreaterThanOrEqual(12)
  })
})

test('each balance row names its network and links to its explorer', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  for (const { name } of chains) {
    await expect(
      page.getByRole('link', { name: `View ${name} on Foyer Explorer`, exact: false }),
    ).toHaveAttribute('href', /^http:\/\/localhost:\d+\/explorer\//)
  }
})

test('requests to the site itself are listed in two steps', async ({ page }) => {
  await page.goto('/settings')
  const rows = page.getByRole('table', { name: 'Privacy' }).getByRole('row')
  await expect(rows.filter({ hasText: 'This site' })).toContainText('When the page loads')
  await expect(rows.filter({ hasText: 'local networks' })).toContainText(
    'While you’re connected, or when you look up an account or check networks',
  )
})

test('text at 200 % is not cut off', async ({ addWallet, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await addWallet()
  await page.goto('/')
  await connect(page)
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const before = await networkButton(page).evaluate(size)
  // As if set in the browser: the breakpoints, in em, scale with it.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect.poll(() => networkButton(page).evaluate(size)).toBe(2 * before)
  const tooWide = () =>
    page.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll('section, table, nav li, [data-kit-part]'),
      ]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => element.textContent?.slice(0, 40)),
    )
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    // The header reacts to the new width, then renders its small form.
    await expect.poll(tooWide, { message: `${width} px`, timeout: 15_000 }).toEqual([])
  }
})

test('a dialog adds no second banner', async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('banner')).toHaveCount(0)
})

test('Home fills a large window from its middle, with the hero before the look-up', async ({
  addWallet,
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await addWallet()
  await page.goto('/')
  const main = page.getByRole('main')
  const [heading, lookup] = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('button', { name: 'Look up' }),
  ]
  /** The middle of what is between both, as a share of the window's height. */
  const middle = async () => {
    const [first, last] = await Promise.all([heading.boundingBox(), lookup.boundingBox()])
    return first && last && (first.y + last.y + last.height) / 2 / 1440
  }
  await expect.poll(middle, 'not connected').toBeGreaterThan(1 / 3)
  await expect.poll(middle, 'not connected').toBeLessThan(0.6)
  const hero = main.getByRole('region', { name: 'When you press Connect Wallet' })
  const gap = async () => {
    const [first, last] = await Promise.all([hero.boundingBox(), lookup.boundingBox()])
    return first && last && last.y - (first.y + first.height)
  }
  await expect.poll(gap).toBeGreaterThan(100)

  await connect(page)
  await expect(heading).toHaveText('alice.foyer.eth')
  await expect.poll(middle, 'connected').toBeGreaterThan(1 / 3)
  await expect.poll(middle, 'connected').toBeLessThan(0.6)
})
