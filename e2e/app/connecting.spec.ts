import { standStill } from '../a11y.ts'
import { expect, fullMotion, test } from './fixtures.ts'
import { accountButton, connectDialog, header, pickWallet } from './journey.ts'

test('answering a request that is still pending on return connects', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await pickWallet(page, 'Demo Wallet')
  const wallet = page.getByRole('dialog', { name: 'Connect to Foyer?' })
  await expect(wallet).toBeVisible()
  await page.keyboard.press('Escape') // Minimises the wallet. Its request stays pending.
  await expect(wallet).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(connectDialog(page)).toBeHidden()

  await pickWallet(page, 'Demo Wallet')
  await expect(connectDialog(page).getByText('Waiting for Demo Wallet…')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await page.reload()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
})

test('an answer that comes at once still shows that it was accepted', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  await page.evaluate(() => {
    new MutationObserver(() => {
      document.documentElement.dataset.seen = 'accepted'
    }).observe(document, { subtree: true, attributeFilter: ['data-accepted'] })
  })
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'accepted')
  await expect(connectDialog(page)).toBeHidden()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  const isPhone = width < 768
  test.describe(`${width} px wide`, () => {
    test.use({ ...fullMotion, viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })

    for (const name of ['Test Wallet', 'Demo Wallet']) {
      test(`no frame from the list to ${name} has a text upon another`, { tag: '@long' }, async ({
        addWallet,
        page,
      }) => {
        await addWallet({ rules: { '*': 'hang' } })
        await page.goto('/')
        await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
        const wallet = connectDialog(page).getByRole('list').getByRole('button', { name })
        await expect(wallet).toBeVisible()
        await standStill(page)
        const headings = ['What is a Wallet?', `Opening ${name}…`, 'Connect to Foyer?']
        const frames = await wallet.evaluate(recordFrames, headings)
        expect(frames[0]).toEqual([1, 0, 0])
        expect(frames.at(-1)).toEqual([0, 1, name === 'Demo Wallet' ? 1 : 0])
        expect(frames.filter(([list, step]) => list && step)).toEqual([])
        expect(frames.flat().filter((opacity) => opacity > 0 && opacity < 1)).toEqual([])
      })
    }
  })
}

/**
 * Runs in the page: presses the button, and tells how visible each heading is, from 0 to 1, in each
 * frame of half a second.
 */
async function recordFrames(button: HTMLElement | SVGElement, headings: readonly string[]) {
  const opacityOf = (text: string) => {
    const heading = [...document.querySelectorAll('dialog[open] :is(h1, h2)')].find(
      ({ textContent }) => textContent === text,
    )
    if (!heading?.checkVisibility({ visibilityProperty: true })) return 0
    let opacity = 1
    for (let box: Element | null = heading; box; box = box.parentElement) {
      opacity *= Number(getComputedStyle(box).opacity)
    }
    return opacity
  }
  const frames = [headings.map(opacityOf)]
  const end = performance.now() + 500
  if (button instanceof HTMLElement) button.click()
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame)
    frames.push(headings.map(opacityOf))
  }
  return frames
}

test('RETRY looks the same after a rejection, a failure and an expired code', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  const wallet = await addWallet({ rules: { '*': 'reject' } })
  await page.clock.install()
  await page.goto('/')
  await pickWallet(page)
  const retry = connectDialog(page).getByRole('button', { name: 'RETRY' })
  const look = () => retry.evaluate(lookOf)
  const rejected = await look()
  expect(rejected).toContain('background-color: rgb(147, 51, 234)')

  await wallet.set('*', { error: { code: -32603, message: 'Internal error' } })
  await retry.click()
  await expect(connectDialog(page).getByText('Connection failed')).toBeVisible()
  await expect.poll(look, 'failed').toEqual(rejected)

  await connectDialog(page).getByRole('button', { name: 'Rainbow', exact: true }).click()
  await expect(connectDialog(page).getByText('Code valid for')).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 360_000)
  await expect(connectDialog(page).getByText('This code has expired.')).toBeVisible()
  await expect.poll(look, 'expired').toEqual(rejected)
})

/** Runs in the page: how a button is drawn, apart from where. */
function lookOf(button: Element): string {
  const style = getComputedStyle(button)
  return [
    ...['background-color', 'color', 'font', 'padding', 'border', 'border-radius', 'gap', 'height'],
    ...['width', 'box-shadow'],
  ]
    .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    .concat(`icons: ${button.querySelectorAll('svg').length}`)
    .join('; ')
}

test('an approval after the visitor cancelled is revoked', async ({ addWallet, page }) => {
  const wallet = await addWallet({ rules: { '*': 'hang' } })
  await page.goto('/')
  await pickWallet(page)
  const request = await wallet.waitFor('wallet_requestPermissions')
  await page.keyboard.press('Escape')
  await expect(connectDialog(page)).toBeHidden()
  await wallet.answer(request.id, 'approve')
  await expect
    .poll(async () => (await wallet.log()).map(({ method }) => method))
    .toContain('wallet_revokePermissions')
  await expect(
    page.getByText('You’d already cancelled, so the approval from').first(),
  ).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('focus stays in the dialog on a failure and on RETRY', async ({ addWallet, page }) => {
  const wallet = await addWallet({ rules: { '*': 'reject' } })
  await page.goto('/')
  await pickWallet(page)
  const pane = connectDialog(page)
  await expect(pane.getByRole('heading', { name: 'Test Wallet' })).toBeFocused()
  await wallet.set('*', 'hang')
  await pane.getByRole('button', { name: 'RETRY' }).click()
  await expect(pane.getByRole('heading', { name: 'Opening Test Wallet…' })).toBeFocused()
})

test('a wallet error is shown with what did not happen', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  await addWallet({ rules: { '*': { error: { code: -32603, message: 'Internal error' } } } })
  await page.goto('/')
  await pickWallet(page)
  await expect(connectDialog(page).getByText('Nothing was changed or shared.')).toBeVisible()
  await expect(
    connectDialog(page).getByRole('heading', { name: 'Connection failed' }),
  ).toBeFocused()
})

test('a rejection without an error code causes no second request', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet({ personality: 'headless', name: 'Test Wallet' })
  await page.goto('/')
  await wallet.set('*', 'reject')
  await pickWallet(page)
  await expect(connectDialog(page).getByRole('button', { name: 'RETRY' })).toBeVisible()
  const methods = (await wallet.log()).map(({ method }) => method)
  expect(methods).not.toContain('eth_requestAccounts')
})
