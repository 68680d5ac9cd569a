import { expect } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { endMotion } from '../inPage/endMotion.ts'
import { findNewlyShown, heardAnnouncements, watchAnnouncements } from '../inPage/watch.ts'
import type { Engine } from './Engine.ts'
import { engines } from './engines.ts'
import { test } from './fixtures.ts'
import { choose, connectedFocus, openPage, shows, timeout } from './visit.ts'

/** Focuses the button with this text in the open dialog. Runs in the page. */
function focusButton(text: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog:modal button')]
  buttons.find(({ textContent }) => textContent?.trim() === text)?.focus()
}

/** Reads the QR code of the open dialog off the screen. Undefined while none can be read. */
async function readCode(engine: Engine): Promise<string | undefined> {
  await engine.run(endMotion)
  const place = await engine.run(() => {
    const box = document.querySelector('dialog [role="img"][aria-label]')?.getBoundingClientRect()
    if (!box) return null
    return [box.left, box.top, box.width].map((length) => Math.round(length * devicePixelRatio))
  })
  const [left = 0, top = 0, size = 0] = place ?? []
  if (size === 0) return undefined
  const code = new PNG({ width: size, height: size })
  PNG.bitblt(PNG.sync.read(await engine.screenshot()), code, left, top, size, size)
  return jsQR(new Uint8ClampedArray(code.data), size, size)?.data
}

/**
 * The error of the field with this label, as its description; '' if it is valid. Runs in the page.
 */
function readError(label: string): string {
  const field = [...document.querySelectorAll('input')].find((input) =>
    [...(input.labels ?? [])].some(({ textContent }) => textContent?.startsWith(label)),
  )
  if (field?.getAttribute('aria-invalid') !== 'true') return ''
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** The middle of every control in the first view. Runs in the page. */
function controlsInView(): readonly (readonly [x: number, y: number])[] {
  const part = document.querySelector('dialog:modal') ?? document.body
  return [...part.querySelectorAll('button, a[href]')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ bottom, top, width }) => width > 1 && top > 0 && bottom < innerHeight)
    .map(({ left, top, width, height }) => [left + width / 2, top + height / 2] as const)
}

async function expectNothingByHovering(engine: Engine): Promise<void> {
  await engine.run(endMotion)
  await engine.run(findNewlyShown)
  const controls = await engine.run(controlsInView)
  if (controls.length <= 5) throw new Error('Controls are missing.')
  for (const [x, y] of controls) {
    await engine.pointTo(Math.round(x), Math.round(y))
    await engine.run(endMotion)
    expect(await engine.run(findNewlyShown), `over ${x}, ${y}`).toEqual([])
  }
}

/** The rows of docs/accessibility.md that need more than a look at each view. */
const rows: Readonly<Record<string, (engine: Engine, url: string) => Promise<void>>> = {
  async '1.1.1: the code can be read from the screen, and copied without a camera'(engine, url) {
    await openPage(engine, url)
    await choose(engine, /^Connect Wallet$/)
    await choose(engine, /^Rainbow$/)
    await shows(engine, 'Code valid')
    await expect.poll(() => readCode(engine), { timeout }).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await engine.run(focusButton, 'Copy link')
    await engine.press('Enter')
    await shows(engine, 'Copied!')
  },

  async '1.4.13: nothing appears by hovering alone'(engine, url) {
    await openPage(engine, new URL('/settings', url).href)
    // The last thing to appear.
    await shows(engine, 'Connect a wallet to see where your account is signed in.')
    await expectNothingByHovering(engine)
    await choose(engine, /^Connect Wallet$/)
    await shows(engine, 'Popular')
    await expectNothingByHovering(engine)
  },

  async '3.3.1, 3.3.3: errors say what is wrong and what to do'(engine, url) {
    await openPage(engine, url)
    await choose(engine, /^Connect Wallet$/)
    await choose(engine, /^Demo Wallet/)
    await choose(engine, /^Reject$/)
    await shows(engine, 'Nothing was changed or shared.')
    await choose(engine, /^RETRY$/)
    await choose(engine, /^Approve$/)
    await expect.poll(() => engine.focused(), { timeout }).toMatch(connectedFocus)
    await choose(engine, /^Vault$/, 'link')
    await choose(engine, /^Amount/, 'textbox')
    await engine.type('1,000')
    await expect
      .poll(() => engine.run(readError, 'Amount'), { timeout })
      .toContain('This could mean thousands or decimals. Enter 1000 or 1 instead.')
  },

  async '4.1.3: what happens is announced'(engine, url) {
    const hears = (words: RegExp) =>
      expect.poll(() => engine.run(heardAnnouncements), { timeout }).toMatch(words)
    await openPage(engine, url)
    await engine.run(watchAnnouncements)
    await choose(engine, /^Connect Wallet$/)
    await shows(engine, 'Popular')
    await engine.type('rai')
    await hears(/^Wallets found: \d+, first Rainbow/m)
    await choose(engine, /^Close$/)
    await choose(engine, /^Connect Wallet$/)
    await choose(engine, /^Demo Wallet/)
    await hears(/^Connecting to Demo Wallet…$/m)
    await choose(engine, /^Approve$/)
    // The address, if the name takes a while.
    await hears(/^Connected, (?:alice\.foyer\.eth|0xf3…2266)$/m)
    await choose(engine, /^Network/)
    await choose(engine, /^Base/)
    await hears(/^Confirm in Wallet$/m)
  },

  async '2.2.1: a notification waits while it has the focus'(engine, url) {
    await openPage(engine, new URL('/vault', url).href, { connected: true })
    // On a busy machine, getting there takes longer than it takes a visitor.
    await engine.run(() => {
      const usual = window.setTimeout
      const slow = (run: () => void, delay = 0) => usual(run, delay < 1_000 ? delay : 30 * delay)
      Object.assign(window, { setTimeout: slow })
      // After a pause, the time that is left is reckoned by the clock.
      const { now } = Date
      const start = now()
      Date.now = () => start + (now() - start) / 30
    })
    const isPaused = () =>
      engine.run(() => {
        const tray = document.querySelector<HTMLElement>('[data-kit-part="toast-tray"]')
        return tray ? 'paused' in tray.dataset : 'no notification'
      })
    await choose(engine, /^Get test tokens/)
    await choose(engine, /^Approve$/)
    await shows(engine, 'Balance 1,000 FOYER')
    await expect.poll(isPaused, { timeout }).toBe(false)
    await engine.press('F6')
    await expect.poll(() => engine.focused(), { timeout }).toMatch(/Dismiss|View/)
    await expect.poll(isPaused, { timeout }).toBe(true)
    await engine.press('F6')
    await expect.poll(isPaused, { timeout }).toBe(false)
    await choose(engine, /^Dismiss$/)
    await expect.poll(isPaused, { timeout }).toBe('no notification')
  },
}

test.setTimeout(5 * timeout)

for (const [name, start] of engines) {
  for (const [row, check] of Object.entries(rows)) {
    test(`${name}: ${row}`, async ({ demo }) => {
      const engine = await start()
      try {
        await engine.resize(1280, 800)
        await check(engine, demo.url)
      } finally {
        await engine.close()
      }
    })
  }
}
