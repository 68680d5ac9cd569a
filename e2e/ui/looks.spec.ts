import type { Locator } from '@playwright/test'
import { violations } from '../a11y.ts'
import { drawFramesEach } from '../frames.ts'
import { expect, openDialog, settled, test } from './fixtures.ts'

function css(element: Locator, pseudo: string, name: string): Promise<string> {
  return element.evaluate(
    (node, [part, property]) => getComputedStyle(node, part).getPropertyValue(property),
    [pseudo, name] as const,
  )
}

for (const theme of ['dark', 'light']) {
  const tag = theme === 'dark' ? [] : '@long'
  test(`everything is accessible in the ${theme} theme`, { tag }, async ({ page, open }) => {
    await open(`gallery&theme=${theme}`)
    expect(await violations(page)).toEqual([])
    await open(`theme=${theme}`)
    const opened = await openDialog(page, 'single')
    await opened.getByRole('button', { name: 'Toast loading' }).click()
    await opened.getByRole('button', { name: 'Toast error' }).click()
    await expect(page.locator('[data-toast]')).toHaveCount(2)
    expect(await violations(page)).toEqual([])
  })

  test(`every control shows a 2 px focus ring in the ${theme} theme`, { tag: '@long' }, async ({
    page,
    open,
  }) => {
    await open(`theme=${theme}`)
    await page.getByRole('button', { name: 'Open views' }).click()
    const opened = page.getByRole('dialog')
    for (const name of ['Close', 'Amber']) {
      const control = opened.getByRole('button', { name })
      await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
      await expect(control).toHaveCSS('outline-width', '2px')
      await expect(control).toHaveCSS('outline-style', 'solid')
    }
  })
}

test('is black in dark mode, white in light mode, with a radius of 20 px', {
  tag: '@long',
}, async ({ page, open }) => {
  await drawFramesEach(page, 16)
  await open()
  const dark = await openDialog(page, 'single')
  await expect(dark).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(dark).toHaveCSS('border-radius', '20px')
  await expect.poll(() => css(dark, '::backdrop', 'background-color')).toBe('rgba(0, 0, 0, 0.64)')
  await expect.poll(() => css(dark, '::backdrop', 'backdrop-filter')).toBe('blur(5px)')
  await open('theme=light')
  const light = await openDialog(page, 'single')
  await expect(light).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

for (const { name, width, height } of [
  { name: 'wide', width: 720, height: 504 },
  { name: 'compact', width: 368, height: 468 },
  { name: 'long', width: 368, height: 468 },
]) {
  test(`the ${name} dialog is ${width} by at most ${height}, centred`, { tag: '@long' }, async ({
    page,
    open,
  }) => {
    await open()
    const opened = await openDialog(page, name)
    const box = await opened.boundingBox()
    const screen = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box?.width).toBe(width)
    expect(box?.height).toBeLessThanOrEqual(height)
    expect((box?.x ?? 0) * 2 + width).toBeCloseTo(screen.width, 0)
    expect((box?.y ?? 0) * 2 + (box?.height ?? 0)).toBeCloseTo(screen.height, 0)
  })
}

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 767, height: 900 } })

  test('is a sheet 8 px from the bottom and the sides, at most 468 px high, all corners rounded', async ({
    page,
    open,
  }) => {
    await open()
    for (const name of ['wide', 'long']) {
      const opened = await openDialog(page, name)
      const box = await opened.boundingBox()
      expect(box).toMatchObject({ x: 8, width: 767 - 16 })
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900 - 8, 0)
      expect(box?.height).toBeLessThanOrEqual(468)
      await expect(opened).toHaveCSS('border-radius', '20px')
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
    }
  })

  test('on a short screen 24 px stay free above it', { tag: '@long' }, async ({ page, open }) => {
    await page.setViewportSize({ width: 700, height: 390 })
    await open()
    const opened = await openDialog(page, 'long')
    await expect.poll(() => opened.boundingBox()).toMatchObject({ y: 24 })
  })
})

test('at 768 px it is no longer a sheet', { tag: '@long' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open()
  const opened = await openDialog(page, 'single')
  await expect.poll(() => opened.boundingBox()).toMatchObject({ width: 368 })
})

test('with reduced motion nothing moves or grows, fades take 100 ms at most', {
  tag: '@long',
}, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('gallery')
  // A short fade may still be ending; an infinite animation, such as a spinner, would never reach
  // 0.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await open()
  const motions = await page
    .getByRole('button', { name: 'Open single' })
    .evaluate(async (node: HTMLElement) => {
      node.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return document.getAnimations().map(({ effect }) => ({
        duration: Number(effect?.getTiming().duration),
        moved:
          effect instanceof KeyframeEffect
            ? effect.getKeyframes().flatMap((frame) => Object.keys(frame))
            : [],
      }))
    })
  for (const { duration, moved } of motions) {
    expect(duration).toBeLessThanOrEqual(100)
    expect(moved).not.toContain('transform')
  }
  expect(motions).not.toEqual([])
})

test('a view change animates the height for 240 ms', { tag: '@long' }, async ({ page, open }) => {
  await open()
  await page.getByRole('button', { name: 'Open views' }).click()
  const opened = page.getByRole('dialog')
  await settled(opened)
  const before = (await opened.boundingBox())?.height ?? 0
  const morph = await opened.evaluate(async (node) => {
    // As soon as it starts, because a busy machine may render no frame of it.
    const begun = new Promise<unknown>((resolve) => {
      new MutationObserver(() => {
        const moving = node.getAnimations().find((animation) => animation instanceof CSSTransition)
        if (moving) resolve(moving.effect?.getTiming().duration)
      }).observe(node, { attributeFilter: ['style'] })
    })
    node.querySelector<HTMLElement>('.row')?.click()
    return begun
  })
  expect(morph).toBe(240)
  await settled(opened)
  const height = async () => (await opened.boundingBox())?.height
  await expect.poll(height).toBeLessThan(before)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a view change is never blank (motion: ${reducedMotion})`, { tag: '@long' }, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await open()
    await page.getByRole('button', { name: 'Open views' }).click()
    const opened = page.getByRole('dialog')
    await settled(opened)
    for (const press of ['.row', 'button[aria-label="Back"]']) {
      const frames = await opened.evaluate(recordChange, press)
      // At any moment of the change, the old or the new content must be readable.
      expect(Math.min(...frames.map(({ clearest }) => clearest))).toBeGreaterThan(0.35)
      expect(Math.max(...frames.map(({ offset }) => offset))).toBeLessThanOrEqual(8)
      expect(frames[0]).toMatchObject(
        reducedMotion === 'reduce'
          ? { entrance: undefined, views: 1 }
          : { entrance: 160, views: 2 },
      )
      expect(frames.at(-1)).toMatchObject({ clearest: 1, offset: 0, views: 1 })
      await settled(opened)
    }
  })
}

/** Runs in the page: presses a control of the dialog and samples each frame until nothing moves. */
async function recordChange(dialog: HTMLElement | SVGElement, press: string) {
  dialog.querySelector<HTMLElement>(press)?.click()
  const frames: { clearest: number; entrance: unknown; offset: number; views: number }[] = []
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const leaving = dialog.querySelector('[data-kit-part="leaving-view"]')
    const body = dialog.querySelector('[data-kit-part="dialog-header"] + *')
    const shown = [leaving, body].flatMap((part) => (part ? [getComputedStyle(part)] : []))
    frames.push({
      clearest: Math.max(...shown.map(({ opacity }) => Number(opacity))),
      entrance: body?.getAnimations()[0]?.effect?.getTiming().duration,
      offset: Math.max(
        ...shown.map(({ transform }) => Math.abs(new DOMMatrix(transform).translateSelf().e)),
      ),
      views: shown.length,
    })
  } while (dialog.getAnimations({ subtree: true }).length > 0)
  return frames
}

test('in forced colours dialogs and buttons have an edge', { tag: '@long' }, async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open()
  const opened = await openDialog(page, 'single')
  await expect(opened).toHaveCSS('border-top-width', '1px')
  await expect(opened.getByRole('button', { name: 'Close' })).toHaveCSS('border-top-width', '1px')
})

test('the page is blurred while a dialog stands still, but not while it opens or closes', async ({
  page,
  open,
}) => {
  await open()
  await page.getByRole('button', { name: 'Open single' }).focus()
  const blurs = await page.evaluate(async () => {
    const blurOf = (box: Element) => getComputedStyle(box, '::backdrop').backdropFilter
    const find = async (selector: string) => {
      for (;;) {
        const box = document.querySelector(selector)
        if (box) return box
        await new Promise(requestAnimationFrame)
      }
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
    const box = await find('dialog[open]')
    const motions = box.getAnimations({ subtree: true })
    const at = (time: number) => {
      for (const motion of motions) motion.currentTime = time
      return blurOf(box)
    }
    for (const motion of motions) motion.pause()
    const opening = [0, 100, 190].map(at)
    for (const motion of motions) motion.finish()
    const still = blurOf(box)
    box.dispatchEvent(new Event('cancel', { cancelable: true }))
    return { opening, still, closing: blurOf(await find('dialog[data-closing]')) }
  })
  expect(blurs).toEqual({
    opening: ['none', 'none', 'none'],
    still: 'blur(5px)',
    closing: 'none',
  })
})

test('the page stays sharp once its blur has taken too long', async ({ page, open }) => {
  await drawFramesEach(page, 50)
  await open()
  const first = await openDialog(page, 'single')
  await expect(first).toHaveAttribute('data-sharp')
  await expect.poll(() => css(first, '::backdrop', 'backdrop-filter')).toBe('none')
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()

  const second = await openDialog(page, 'compact')
  expect(await css(second, '::backdrop', 'backdrop-filter')).toBe('none')
})

test('with reduced transparency the scrim is solid and not blurred', { tag: '@long' }, async ({
  page,
  open,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await open()
  const opened = await openDialog(page, 'single')
  await expect.poll(() => css(opened, '::backdrop', 'backdrop-filter')).toBe('none')
  await expect.poll(() => css(opened, '::backdrop', 'background-color')).toBe('rgb(3, 3, 4)')
})

test('a round 32 px button has a 44 px touch target', { tag: '@long' }, async ({ page, open }) => {
  await open()
  const opened = await openDialog(page, 'single')
  const box = await opened.getByRole('button', { name: 'Close' }).boundingBox()
  expect(box).toMatchObject({ width: 32, height: 32 })
  await page.mouse.click((box?.x ?? 0) - 5, (box?.y ?? 0) - 5)
  await expect(opened).toBeHidden()
})
