import { expect } from '@playwright/test'
import { faint } from '../faint.ts'
import { endMotion } from '../inPage/endMotion.ts'
import { findCutTexts } from '../inPage/findCutTexts.ts'
import { forgetStops, lookAtFocus, unreached } from '../inPage/focusStop.ts'
import {
  findReordered,
  findSmallTargets,
  findStatesByColourAlone,
  findUnnamedPictures,
} from '../inPage/layoutChecks.ts'
import { readColours } from '../inPage/readColours.ts'
import { seenMotions, watchMotions } from '../inPage/watch.ts'
import { textSpacing } from '../textSpacing.ts'
import type { Engine } from './Engine.ts'
import { engines } from './engines.ts'
import { test } from './fixtures.ts'
import { choose, chooseElsewhere, openPage, shows, timeout } from './visit.ts'

/** A view, and how to get there. */
interface View {
  readonly name: string
  /** Default: Home. */
  readonly path?: string
  readonly connected?: boolean
  /** Buttons to press, in order. */
  readonly press?: readonly RegExp[]
  /** A text that appears with the view. */
  readonly shows: string
}

const views: readonly View[] = [
  { name: 'Home', shows: 'Look up' },
  { name: 'Connect a Wallet', press: [/^Connect Wallet$/], shows: 'Popular' },
  {
    name: 'Scan with Rainbow',
    press: [/^Connect Wallet$/, /^Rainbow$/],
    shows: 'Code valid',
  },
  { name: 'Get a Wallet', press: [/^Connect Wallet$/, /^Get a Wallet$/], shows: 'GET' },
  { name: 'Home of an account', connected: true, shows: 'See all' },
  { name: 'the account', connected: true, press: [/^Account/], shows: 'Disconnect' },
  {
    name: 'Verify your account',
    connected: true,
    press: [/^Account/, /^Verify your account/],
    shows: 'Sign message',
  },
  {
    name: 'Switch Networks',
    path: '/activity',
    connected: true,
    press: [/^Network/],
    shows: 'CratD2C',
  },
  { name: 'Vault', path: '/vault', connected: true, shows: 'Get test tokens' },
  { name: 'Activity', path: '/activity', connected: true, shows: 'Nothing here yet' },
  {
    name: 'Networks',
    path: '/networks',
    press: [/^Check networks$/],
    // The latency. On a busy machine, the networks may be slow, and the page says so.
    shows: ' ms',
  },
  {
    name: 'Settings',
    path: '/settings',
    shows: 'Connect a wallet to see where your account is signed in.',
  },
]

/** Windows of a phone, of the same phone on its side, and of a page at 400 %. */
const sizes = [
  [390, 844],
  [640, 360],
  [320, 256],
] as const

/** Focuses where a visitor starts: the dialog's heading, or the page. Runs in the page. */
function focusStart(): void {
  const heading = document.querySelector<HTMLElement>('dialog:modal :is(h1, h2)')
  if (heading) {
    heading.focus()
    return
  }
  // Tab continues from the last focused element, even if nothing is focused any more.
  const start = document.getElementById('start') ?? document.createElement('span')
  start.id = 'start'
  start.tabIndex = -1
  document.body.prepend(start)
  start.focus()
}

/**
 * Tabs through a view, but not beyond its last control: Firefox would move to its own bars and not
 * return.
 */
async function tabAround(engine: Engine): Promise<void> {
  await engine.run(focusStart)
  await engine.run(endMotion)
  const hidden: string[] = []
  const ringless: string[] = []
  for (let count = 0; count < 120; count += 1) {
    await engine.press('Tab')
    const { isEnd, isSeen, name, ring } = await engine.run(lookAtFocus)
    if (isEnd) break
    if (!isSeen) hidden.push(name)
    if (ring.style === 'none' || ring.width < 2) ringless.push(name)
    if ((await engine.run(unreached)).length === 0) break
  }
  expect.soft(await engine.run(unreached), '2.1.1 not reached').toEqual([])
  await engine.run(forgetStops)
  expect.soft(hidden, '2.4.11 covered').toEqual([])
  expect.soft(ringless, '2.4.7 without a ring').toEqual([])
}

/** Resizes the page, and waits until it has been laid out. */
async function resize(engine: Engine, width: number, height: number): Promise<void> {
  await engine.resize(width, height)
  await expect
    .poll(() => engine.run(() => `${innerWidth} x ${innerHeight}`))
    .toBe(`${width} x ${height}`)
  await engine.run(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  )
}

async function checkView(engine: Engine): Promise<void> {
  await engine.press('Tab')
  await engine.run(endMotion)
  expect.soft(await engine.violations(), 'axe').toEqual([])
  expect.soft(await engine.run(findUnnamedPictures), '1.1.1').toEqual([])
  expect.soft(await engine.run(findReordered), '1.3.2').toEqual([])
  expect.soft(await engine.run(findStatesByColourAlone), '1.4.1').toEqual([])
  expect.soft(await engine.run(seenMotions), '2.2.2').toEqual([])
  for (const theme of ['light', 'dark']) {
    await chooseElsewhere(engine, 'theme', theme)
    await expect.poll(() => engine.run(() => document.documentElement.dataset.theme)).toBe(theme)
    await engine.run(endMotion)
    expect.soft(faint(await engine.run(readColours)), `1.4.3, 1.4.11 ${theme}`).toEqual([])
  }
  for (const [width, height] of sizes) {
    await test.step(`${width} x ${height}`, async () => {
      await resize(engine, width, height)
      await engine.run(focusStart)
      expect.soft(await engine.run(findCutTexts), '1.4.10 cut').toEqual([])
      expect.soft(await engine.run(findSmallTargets), '2.5.8').toEqual([])
      await tabAround(engine)
    })
  }
  await resize(engine, 320, 640)
  await engine.run(focusStart)
  const isCut = async () => {
    await engine.run(endMotion)
    return engine.run(findCutTexts)
  }
  await engine.run((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, textSpacing)
  await expect.soft.poll(isCut, { message: '1.4.12' }).toEqual([])
  await engine.run(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    document.documentElement.style.fontSize = '200%'
  })
  await expect.soft.poll(isCut, { message: '1.4.4' }).toEqual([])
}

test.setTimeout(10 * timeout)

for (const [name, start] of engines) {
  test.describe(name, () => {
    let engine: Engine
    test.beforeAll(async () => {
      engine = await start({ reducedMotion: true })
    })
    test.afterAll(() => engine.close())

    for (const view of views) {
      test(`${name}: every check of ${view.name}`, async ({ stack }) => {
        const url = new URL(view.path ?? '/', stack.url).href
        await engine.resize(1280, 800)
        await openPage(engine, url, view)
        await engine.run(watchMotions)
        for (const button of view.press ?? []) await choose(engine, button)
        await shows(engine, view.shows)
        await checkView(engine)
      })
    }
  })
}
