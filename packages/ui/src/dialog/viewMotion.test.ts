// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { fadeIn } from './viewMotion.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it.each([
  '160ms',
  '.16s',
  '0.16s',
  ' 160ms',
])('a view enters within 160 ms, said as "%s"', (said) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.innerHTML = '<dialog open><div><p></p></div></dialog>'
  const [dialog, view, content] = document.querySelectorAll<HTMLElement>('dialog, div, p')
  if (!dialog || !view || !content) throw new Error('No dialog')
  view.style.setProperty('--k-duration-pane', said)
  const animate = vi.fn()
  Object.assign(dialog, { animate, getAnimations: () => [] })
  Object.assign(content, { animate })
  fadeIn(view, 'forward')
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ duration: 160 }),
  )
})
