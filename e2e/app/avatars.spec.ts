import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { serve } from '../../apps/shell/server/serve.ts'
import { portOf } from '../../scripts/lib/portOf.ts'
import { test as base, expect, walletOn } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'
import { setAvatar } from './names.ts'

interface PictureHost {
  readonly url: string
  /** Every request, as 'METHOD /path'. */
  readonly asked: string[]
  /** Headers of the last request for a path. */
  readonly headers: Map<string, IncomingMessage['headers']>
}

/** An avatar host on another origin, and the app in a deployment that allows it. */
const test = base.extend<{ readonly pictures: PictureHost; readonly allowing: string }>({
  pictures: async ({ afterPage }, use) => {
    const asked: string[] = []
    const headers: PictureHost['headers'] = new Map()
    const server = createServer((request, response) => {
      const path = request.url ?? ''
      asked.push(`${request.method} ${path}`)
      headers.set(path, request.headers)
      answer(path, request.method === 'HEAD', response)
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const port = portOf(server)
    afterPage(() => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    })
    await use({ url: `http://localhost:${port}`, asked, headers })
  },

  allowing: async ({ afterPage, pictures, stack }, use) => {
    const chains = stack.chains.chains
    const server = await serve({
      mode: 'demo',
      host: 'localhost',
      port: 0,
      avatarSources: [`${pictures.url}/ipfs/`, `${pictures.url}/avatar/`],
      upstreams: new Map(chains.map(({ chainId, url }) => [chainId, [url]])),
      webSocketUpstreams: new Map(chains.map(({ chainId, wsUrl }) => [chainId, wsUrl])),
    })
    afterPage(() => server.close())
    await use(server.url)
  },
})

const picture = await readFile(
  new URL('../../apps/shell/server/public/avatars/bob.png', import.meta.url),
)

/** Answers as the path says. '/silent.png' is never answered. */
function answer(path: string, isHead: boolean, response: ServerResponse): void {
  const open = { 'access-control-allow-origin': '*' }
  const send = (type: string, more: Readonly<Record<string, string>> = {}) => {
    response.writeHead(200, {
      ...open,
      'content-type': type,
      'content-length': String(picture.byteLength),
      ...more,
    })
    response.end(isHead ? undefined : picture)
  }
  switch (path) {
    case '/silent.png':
      break
    case '/page.png':
      send('text/html')
      break
    case '/drawing.png':
      send('image/svg+xml')
      break
    case '/huge.png':
      send('image/png', { 'content-length': '4000001' })
      break
    case '/moved.png':
      response.writeHead(302, { ...open, location: '/fine.png' }).end()
      break
    case '/gone.png':
      response.writeHead(404, open).end()
      break
    default:
      send('image/png')
  }
}

for (const [what, record, path] of [
  ['of an allowed host', (url: string) => `${url}/fine.png`, '/fine.png'],
  ['on IPFS', () => 'ipfs://bafyabc/1.png', '/ipfs/bafyabc/1.png'],
  ['that is an NFT', () => 'eip155:1/erc721:0x01/1', '/avatar/alice.foyer.eth'],
] as const) {
  test(`the type of an avatar ${what} is checked before it is shown`, async ({
    addWallet,
    allowing,
    page,
    pictures,
    stack,
  }) => {
    await setAvatar(stack, 'alice.foyer.eth', record(pictures.url))
    await addWallet(walletOn({ url: allowing }))
    await page.goto(allowing)
    await connect(page)
    const shown = accountButton(page).locator('[data-kit-part="avatar"] img')
    await expect(shown).toHaveAttribute('src', pictures.url + path)
    const width = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBe(128)
    await expect.poll(() => [...new Set(pictures.asked)]).toEqual([`HEAD ${path}`, `GET ${path}`])
    const { cookie, referer } = pictures.headers.get(path) ?? {}
    expect([cookie, referer], 'the host learns neither who nor where').toEqual([
      undefined,
      undefined,
    ])

    await page.goto(`${allowing}/settings`)
    const row = page.getByRole('row', { name: new RegExp(new URL(pictures.url).host) })
    await expect(row).toContainText('Pictures that belong to ENS names')
    // The host must not stop while the page still loads from it.
    await expect.poll(width).toBe(128)
  })
}

for (const path of ['page', 'drawing', 'huge', 'moved', 'gone', 'silent'] as const) {
  test(`a ${path} image from an avatar host is refused`, async ({
    addWallet,
    allowing,
    page,
    pictures,
    stack,
    tolerate,
  }) => {
    if (path === 'moved' || path === 'gone') tolerate(/\.png/)
    await setAvatar(stack, 'alice.foyer.eth', `${pictures.url}/${path}.png`)
    await addWallet(walletOn({ url: allowing }))
    await page.goto(allowing)
    await connect(page)
    await expect(accountButton(page)).toContainText('alice.foyer.eth')
    await expect(accountButton(page).locator('svg').first()).toBeVisible()
    await expect(accountButton(page).locator('[data-kit-part="avatar"] img')).toHaveCount(0)
    await expect.poll(() => pictures.asked).toEqual([`HEAD /${path}.png`])
  })
}

test('the demo contacts no avatar host by default', async ({
  addWallet,
  page,
  pictures,
  stack,
}) => {
  await setAvatar(stack, 'alice.foyer.eth', `${pictures.url}/fine.png`)
  await addWallet()
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toContainText('alice.foyer.eth')
  expect(pictures.asked).toEqual([])
})
