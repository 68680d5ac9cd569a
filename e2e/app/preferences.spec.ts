import { expect, test } from './fixtures.ts'

test('with prefers-contrast: more there is no muted text', async ({ page }) => {
  await page.goto('/')
  const colours = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      const colourOf = (name: string) => {
        probe.style.color = `var(${name})`
        return getComputedStyle(probe).color
      }
      const found = ['--k-text', '--k-text-2', '--k-text-3'].map(colourOf)
      probe.remove()
      return new Set(found).size
    })
  await expect.poll(colours).toBe(3)
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(colours).toBe(1)
})
