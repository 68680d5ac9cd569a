import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { chromium, expect, type Page, test } from '@playwright/test'
import { startDemo } from '../../apps/shell/server/startDemo.ts'
import { freePort } from '../../apps/shell/server/testing/freePort.ts'
import { root } from '../../scripts/lib/root.mjs'
import { launchOptions } from '../launch.ts'
import { hasCaddy, startCaddy, statusOf } from '../operating/caddy.ts'
import { connectDialog, pickWallet } from './journey.ts'
import { openSignIn, signInDialog } from './signInJourney.ts'

/** The SHA-256 of the public key of a server on this machine, in base64. */
async function publicKeyHash(port: number): Promise<string> {
  const options = { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false }
  const socket = connectTls(options)
  await once(socket, 'secureConnect')
  const { publicKey } = new X509Certificate(socket.getPeerCertificate().raw)
  socket.destroy()
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}

/** A browser that speaks only HTTP/3 with `site`, and trusts its key. */
async function launchWithHttp3(site: string) {
  const { host, port } = new URL(site)
  const { args = [], ...options } = launchOptions()
  return chromium.launch({
    ...options,
    args: [
      ...args.filter((arg) => arg !== '--disable-quic'),
      '--enable-quic',
      `--origin-to-force-quic-on=${host}`,
      `--ignore-certificate-errors-spki-list=${await publicKeyHash(Number(port))}`,
    ],
  })
}

/** What the page requested, itself included: path and protocol. */
function transfers(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, nextHopProtocol }) => ({ path: new URL(name).pathname, nextHopProtocol })),
  )
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
}

test('the page loads, connects and signs in over HTTP/3, through Caddy as in deploy/', async () => {
  // biome-ignore lint/suspicious/noSkippedTests: Caddy comes by no package of npm.
  test.skip(!hasCaddy(), 'Needs Caddy: apt-get install caddy')
  const site = `https://localhost:${await freePort()}`
  const demo = await startDemo({
    host: '127.0.0.1',
    port: 0,
    publicUrl: site,
    auth: { trustedProxies: ['127.0.0.1'] },
  })
  const upstream = `http://127.0.0.1:${demo.port}`
  const caddy = await startCaddy(join(root, 'deploy/Caddyfile'), site, [upstream])
  try {
    await expect.poll(() => statusOf(site, '/readyz'), { timeout: 60_000 }).toBe(200)
    const browser = await launchWithHttp3(site)
    const page = await browser.newPage({ baseURL: site })
    await page.goto('/')
    await pickWallet(page, 'Demo Wallet')
    await approve(page)
    await expect(connectDialog(page)).toBeHidden()
    await openSignIn(page)
    await signInDialog(page).getByRole('button', { name: 'Sign message' }).click()
    await approve(page)
    await expect(signInDialog(page)).toBeHidden()
    const all = await transfers(page)
    expect(all.filter(({ nextHopProtocol }) => nextHopProtocol !== 'h3')).toEqual([])
    expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/auth/verify']))
    await browser.close()
  } finally {
    await caddy.stop()
    await demo.close()
  }
})
