import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { account, installProbe, installWallet } from './probe.ts'
import type { ServedApp } from './serveApp.ts'

/** The figures of one visit. Times in ms, sizes in bytes. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>

export type FigureName = keyof typeof figureNames

/** All figures, in the order of the table. */
export const figureNames = {
  bytesBeforeClick: 'JavaScript before a click, kB',
  filesBeforeClick: 'script files before a click',
  bytesOfStyles: 'CSS before a click, kB',
  requestsBeforeClick: 'requests before a click',
  hostsBeforeClick: 'other hosts before a click',
  rpcBeforeClick: 'JSON-RPC requests before a click',
  firstPaint: 'first contentful paint, ms',
  button: 'load to usable button, ms',
  blocking: 'total blocking time, ms',
  scriptTime: 'script time of the load, ms',
  heap: 'heap after the load, kB',
  bytesOpened: 'JavaScript to open the dialog, kB',
  requestsOpened: 'requests to open the dialog',
  dialog: 'click to wallets shown, pointer there before, ms',
  openingTime: 'main-thread time to open the dialog, ms',
  dialogAtOnce: 'click to wallets shown, pointer comes with it, ms',
  heapOpened: 'heap after the dialog, kB',
  bytesConnected: 'JavaScript to connect, kB',
  bytesInAll: 'JavaScript after connecting, in all, kB',
  filesInAll: 'script files after connecting, in all',
  account: 'wallet click to account shown, ms',
  interaction: 'slowest interaction (INP), ms',
  rpcConnected: 'JSON-RPC requests to show the account',
  reload: 'reload to account shown, ms',
  layoutShift: 'layout shift (CLS), thousandths',
} as const

interface Visit {
  readonly cpu: number
  readonly accountPart?: string | undefined
}

/** How long the pointer rests before a click, in ms. People take 80 ms or more. */
const pointerRest = 120
/** How long a visitor reads before the next click, in ms; kits can preload in the meantime. */
const readingTime = 1_500

/** A whole visit in a separate browser profile: load, open, connect, reload. */
export async function measureApp(
  browser: Browser,
  app: ServedApp,
  { accountPart, cpu }: Visit,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(installWallet, account)
    await page.addInitScript(installProbe, accountPart)
    const devtools = await context.newCDPSession(page)
    const traffic = await countTraffic(devtools, app.origin)
    await devtools.send('Performance.enable')
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })

    const rpcAtStart = app.rpcRequests()
    await page.goto(app.origin)
    const button = await seen(page, 'button')
    await settle(page)
    const figures: Record<string, number> = {
      button,
      firstPaint: await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ),
      blocking: await page.evaluate(() => window.benchProbe.blockingTime()),
      scriptTime: await timeOf(devtools, 'ScriptDuration'),
      bytesBeforeClick: traffic.scriptBytes(),
      filesBeforeClick: traffic.scriptFiles(),
      bytesOfStyles: traffic.styleBytes(),
      requestsBeforeClick: traffic.requests(),
      hostsBeforeClick: traffic.hosts(),
      rpcBeforeClick: app.rpcRequests() - rpcAtStart,
      heap: await heap(devtools),
    }

    const beforeOpening = traffic.scriptBytes()
    const requestsBeforeOpening = traffic.requests()
    const opener = page.getByText(/^connect( wallet)?$/i).last()
    // Before the time is taken: the first locator runs Playwright's own script in the page.
    const [x, y] = await centerOf(opener)
    const busyBefore = await timeOf(devtools, 'TaskDuration')
    await page.mouse.move(x, y)
    await page.waitForTimeout(pointerRest)
    figures.dialog = await clickToSeen(page, 'wallet')
    figures.openingTime = (await timeOf(devtools, 'TaskDuration')) - busyBefore
    await settle(page)
    figures.heapOpened = await heap(devtools)
    figures.bytesOpened = traffic.scriptBytes() - beforeOpening
    figures.requestsOpened = traffic.requests() - requestsBeforeOpening

    const beforeConnecting = traffic.scriptBytes()
    const rpcBefore = app.rpcRequests()
    await page.getByText('Bench Wallet', { exact: true }).last().hover()
    await page.waitForTimeout(pointerRest)
    figures.account = await clickToSeen(page, 'account')
    // The browser reports an interaction only after its frame.
    await settle(page)
    figures.interaction = await page.evaluate(() => window.benchProbe.slowestInteraction())
    figures.layoutShift = 1000 * (await page.evaluate(() => window.benchProbe.layoutShift()))
    figures.bytesConnected = traffic.scriptBytes() - beforeConnecting
    figures.bytesInAll = traffic.scriptBytes()
    figures.filesInAll = traffic.scriptFiles()
    figures.rpcConnected = app.rpcRequests() - rpcBefore
    await page.reload()
    figures.reload = await seen(page, 'account')
    figures.dialogAtOnce = await openAtOnce(page, app.origin)
    return figures
  } finally {
    await context.close()
  }
}

/** A first-time visitor who clicks as soon as the page is idle. */
async function openAtOnce(page: Page, origin: string): Promise<number> {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.mouse.move(1, 790)
  await page.goto(origin)
  await seen(page, 'button')
  await settle(page)
  const [x, y] = await centerOf(page.getByText(/^connect( wallet)?$/i).last())
  return timeToSeen(page, 'wallet', () => page.mouse.click(x, y))
}

async function centerOf(element: Locator): Promise<readonly [x: number, y: number]> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The button is not drawn.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

function seen(page: Page, what: 'account' | 'button' | 'wallet'): Promise<number> {
  return page.evaluate((name) => window.benchProbe.seen(name), what)
}

/** Clicks at the pointer's position. */
async function clickToSeen(page: Page, what: 'account' | 'wallet'): Promise<number> {
  return timeToSeen(page, what, async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
}

/** The time from a click to the first frame with this content, in ms. */
async function timeToSeen(
  page: Page,
  what: 'account' | 'wallet',
  click: () => Promise<void>,
): Promise<number> {
  // Before the click: a busy page would otherwise start to look only after that frame.
  await page.evaluate((name) => window.benchProbe.watch(name), what)
  await click()
  return page.evaluate(
    async () => (await window.benchProbe.watched()) - window.benchProbe.clickedAt(),
  )
}

/** Waits until nothing is loading and the page has been idle, as it is while a person reads. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(readingTime)
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })),
  )
}

async function timeOf(
  devtools: CDPSession,
  metric: 'ScriptDuration' | 'TaskDuration',
): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === metric)?.value ?? 0)
}

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

/** Counts scripts by compressed size, requests, and hosts other than our own. */
async function countTraffic(devtools: CDPSession, origin: string) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const hosts = new Set<string>()
  let scriptBytes = 0
  let styleBytes = 0
  let requests = 0
  devtools.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
    if (!/^https?:/.test(request.url)) return
    const url = new URL(request.url)
    if (url.origin !== origin) hosts.add(url.host)
    if (url.pathname.startsWith('/rpc/')) return
    requests += 1
    if (type === 'Script') scripts.add(requestId)
    if (type === 'Stylesheet') styles.add(requestId)
  })
  devtools.on('Network.webSocketCreated', ({ url }) => hosts.add(new URL(url).host))
  devtools.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
    if (styles.has(requestId)) styleBytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return {
    scriptBytes: () => scriptBytes,
    scriptFiles: () => scripts.size,
    styleBytes: () => styleBytes,
    requests: () => requests,
    hosts: () => hosts.size,
  }
}
