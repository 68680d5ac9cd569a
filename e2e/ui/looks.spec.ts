import type { Locator } from '@playwright/test'
import { violations } from '../a11y.ts'
import { expect, openDialog, test } from './fixtures.ts'

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
  await open()
  const dark = await openDialog(page, 'single')
  await expect(dark).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(dark).toHaveCSS('border-radius', '20px')
  expect(await css(dark, '::backdrop', 'background-color')).toBe('rgba(3, 3, 4, 0.84)')
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

test('the scrim looks the same from the first frame until the dialog closes', async ({
  page,
  open,
}) => {
  await open()
  const seen = await page.getByRole('button', { name: 'Open views' }).evaluate(watchScrim)
  expect(seen.frames).toBeGreaterThan(10)
  expect(seen.styles).toEqual(['rgba(3, 3, 4, 0.84) none 1'])
  expect(seen.views).toEqual(['Pick one', 'Picked'])
})

/** Runs in the page: opens a dialog, changes its view, and samples the scrim in each frame. */
async function watchScrim(opener: HTMLElement | SVGElement) {
  const [styles, views] = [new Set<string>(), new Set<string>()]
  let frames = 0
  const press = (selector: string) =>
    document.querySelector<HTMLElement>(`dialog[open] ${selector}`)?.click()
  const sample = async () => {
    await new Promise(requestAnimationFrame)
    const dialog = document.querySelector('dialog[open]')
    if (!dialog) return
    const { backdropFilter, backgroundColor, opacity } = getComputedStyle(dialog, '::backdrop')
    styles.add(`${backgroundColor} ${backdropFilter} ${opacity}`)
    views.add(dialog.querySelector('h1')?.textContent ?? '')
    frames += 1
  }
  if (opener instanceof HTMLElement) opener.click()
  const playing = () => document.getAnimations().length > 0
  do await sample()
  while (playing() || frames < 10)
  press('.row')
  do await sample()
  while (playing() || frames < 20)
  return { frames, styles: [...styles], views: [...views] }
}

test('with reduced transparency the scrim is solid', { tag: '@long' }, async ({ page, open }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await open()
  const opened = await openDialog(page, 'single')
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
