import { expect, test } from './fixtures.ts'
import { accountButton, connect, openAccount } from './journey.ts'
import { rename, setAvatar } from './names.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const labels = [
  '<img src=x onerror=harmed=1>',
  '"><script>harmed=1</script>',
  '\u202eteksam',
  'a\u200bl\u0000ice\n',
  '\u0430lice',
  'x'.repeat(10_000),
  '</script><!--',
  '__proto__',
  '\ud800',
]

const avatars = [
  'javascript:harmed=1',
  'data:text/html,<script>harmed=1</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="harmed=1"/>',
  `data:image/png;base64,${'A'.repeat(50_000)}`,
  'https://evil.example/i.png',
  '//evil.example/i.png',
  '/auth/logout',
  '../../auth/session',
  'http://user:secret@localhost/i.png',
  'ipfs://../../auth/session',
  'eip155:1/erc721:0x01/../../..',
  '"onerror="harmed=1',
  '\u0000',
]

test('hostile names and avatars do no harm on the page and on the pages of the server', async ({
  addWallet,
  page,
  stack,
}) => {
  test.setTimeout(600_000)
  await addWallet({ icon: 'data:image/png;base64,iVBORw0KGgo=' })
  const harmed = () => page.evaluate(() => Reflect.get(window, 'harmed'))
  const visit = async () => {
    await page.goto('/')
    await page.evaluate(() => localStorage.removeItem('foyer.names'))
    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    // The look-up has ended, whatever it found.
    const lookups = () => page.evaluate(() => localStorage.getItem('foyer.names') ?? '')
    await expect.poll(lookups).toContain(alice.toLowerCase())
  }
  await page.goto('/')
  await connect(page)

  for (const value of avatars) {
    await test.step(`the avatar ${value.slice(0, 40)}`, async () => {
      await setAvatar(stack, 'alice.foyer.eth', value)
      await visit()
      await expect(accountButton(page)).toContainText('alice.foyer.eth')
      const sources = await accountButton(page)
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
      for (const source of sources) expect(source).toMatch(/^(?:data:image\/png|\/images\/)/)
      expect(await harmed()).toBeUndefined()
    })
  }
  await setAvatar(stack, 'alice.foyer.eth', '')

  for (const label of labels) {
    await test.step(`the name ${label.slice(0, 40)}`, async () => {
      await rename(stack, alice, label)
      await visit()
      await expect(accountButton(page)).toContainText(/0xf3….{4}/)
      const dialog = await openAccount(page)
      await expect(dialog).not.toContainText('foyer.eth')
      await page.goto(`/explorer/1/address/${alice}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await harmed()).toBeUndefined()
    })
  }

  await test.step('in addresses of the server’s own pages', async () => {
    for (const label of [...labels, ...avatars]) {
      const part = encodeURIComponent(label.toWellFormed().slice(0, 5000))
      for (const path of ['/', '/explorer/1/address/', '/explorer/1/tx/', '/demo/avatars/']) {
        const answer = await page.request.get(stack.url + path + part)
        expect([200, 400, 404, 414]).toContain(answer.status())
        expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
        const text = await answer.text()
        expect(text).not.toMatch(/<img src=x|<script>harmed|onerror="harmed/)
      }
    }
  })
})
