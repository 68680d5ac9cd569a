import { expect, test } from './fixtures.ts'
import { accountButton, connectDialog, header, pickWallet, stopClock } from './journey.ts'

/**
 * An announced wallet is untrusted (EIP-6963): its text and images are shown, but have no effect.
 */

const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`)}` as const

test('hostile names and icons do no harm, and impersonators are marked', async ({
  addWallets,
  page,
}) => {
  // Malformed announcements come first, then a second provider with the same uuid and rdns.
  await page.addInitScript(() => {
    window.addEventListener('eip6963:requestProvider', () => {
      for (const detail of [undefined, {}, { info: { rdns: 7 } }]) {
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
    })
  })
  await addWallets(
    {
      name: '<img src=x onerror="window.harmed=true">',
      rdns: 'evil.markup',
      icon: svg('<script>window.harmed=true</script>'),
    },
    {
      name: '\u202eteksaM\u200b '.repeat(40),
      rdns: 'evil.bidi',
      // biome-ignore lint/plugin/casts: EIP-6963 allows only data URIs, but wallets send others.
      icon: 'https://evil.example/i.png' as never,
    },
    { name: 'MetaMask', rdns: 'evil.imitation' },
    { name: 'First', rdns: 'com.example.twice', uuid: '00000000-0000-4000-8000-000000000003' },
  )
  await page.addInitScript(() => {
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({
            info: {
              uuid: '00000000-0000-4000-8000-000000000003',
              name: 'Second',
              icon: 'data:image/png;base64,AA==',
              rdns: 'com.example.twice',
            },
            provider: { request: () => Promise.reject(new Error('the imitation was asked')) },
          }),
        }),
      )
    window.addEventListener('eip6963:requestProvider', announce)
    setTimeout(announce, 300)
  })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const rows = connectDialog(page).getByRole('list', { name: 'Installed' }).getByRole('button')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: '<img src=x' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'evil.imitation' })).toContainText('MetaMask')
  await expect(rows.filter({ hasText: 'First' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Second' })).toHaveCount(0)
  // An SVG is shown, but its script does not run.
  await expect(rows.filter({ hasText: '<img src=x' }).locator('img')).toHaveJSProperty(
    'complete',
    true,
  )
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'harmed'))).toBeUndefined()
  const names = await rows.allInnerTexts()
  expect(names.join('')).not.toMatch(/[\u202a-\u202e\u200b]/)
  for (const name of names) expect(name.length).toBeLessThan(60)

  await rows.filter({ hasText: 'First' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('wallets that announce early, late and after five seconds are each listed once', {
  tag: '@long',
}, async ({ addWallets, page }) => {
  await stopClock(page)
  await addWallets(
    { name: 'Early', rdns: 'com.example.early' },
    { name: 'Later', rdns: 'com.example.later', announceAfterMs: 100 },
    { name: 'Late', rdns: 'com.example.late', announceAfterMs: 5_000 },
  )
  await page.goto('/')
  await page.clock.runFor(1_000)
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const rows = connectDialog(page).getByRole('list', { name: 'Installed' }).getByRole('button')
  await expect(rows).toHaveText([/Early/, /Later/])
  await page.clock.runFor(5_000)
  await expect(rows).toHaveText([/Early/, /Later/, /Late/])
})

test('a provider that returns nonsense breaks nothing', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet({
    rules: {
      wallet_requestPermissions: { error: { code: 4200, message: 'no' } },
      eth_requestAccounts: { result: { length: 1, 0: '<b>' } },
    },
  })
  await page.goto('/')
  await pickWallet(page)
  const retry = connectDialog(page).getByRole('button', { name: 'RETRY' })
  await expect(retry).toBeVisible()
  for (const result of [['not an address'], [null], 'text', 42, null]) {
    await wallet.set('eth_requestAccounts', { result })
    await retry.click()
    await expect(retry).toBeVisible()
  }
  // An answer without an account counts as a rejection.
  await expect(connectDialog(page).getByText('Nothing was changed or shared.')).toBeVisible()
  // A chain id beyond the safe integers is invalid. The account may or may not be shown.
  await wallet.set('eth_requestAccounts', 'approve')
  await wallet.set('eth_chainId', { result: '0xffffffffffffffffffffffff' })
  await retry.click()
  await expect(retry.or(accountButton(page)).first()).toBeVisible()
})
