// @vitest-environment happy-dom

import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTheme } from './createTheme.ts'
import { defineTheme, type KitTheme } from './defineTheme.tsx'

const root = document.documentElement
let end: (() => void) | undefined

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  end?.()
  end = undefined
})

function draw({ Marker }: KitTheme): void {
  const drawn = createRoot(document.createElement('div'))
  act(() => drawn.render(<Marker />))
  end = () => act(() => drawn.unmount())
}

test('a server sets the theme in its page without an inline style', () => {
  const { Marker } = defineTheme({ look: 'midnight', accent: 'blue', radius: 'small' })
  expect(renderToString(<Marker />)).toBe(
    '<template hidden="" data-kit-look="midnight" data-kit-accent="blue" data-kit-radius="small"></template>',
  )
})

test('the root has the theme for browsers without :has() while it is rendered', () => {
  draw(defineTheme({ look: { light: 'light', dark: 'midnight' }, font: 'mono' }))
  expect(root.dataset).toMatchObject({ kitLight: 'light', kitDark: 'midnight', kitFont: 'mono' })
  expect(root.hasAttribute('data-kit-look')).toBe(false)
  end?.()
  end = undefined
  expect(root.getAttributeNames().filter((name) => name.startsWith('data-kit'))).toEqual([])
})

/** The rules of the style sheets that scripts made. */
const constructed = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))

test('an environment without constructed style sheets, such as jsdom, has no custom accent', () => {
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: undefined })
  onTestFinished(() => void Reflect.deleteProperty(document, 'adoptedStyleSheets'))
  draw(defineTheme({ look: 'dark', accent: createTheme({ accent: '#0e7490' }) }))
  expect(root.dataset.kitLook).toBe('dark')
})

test('a custom accent is set for each mode, below any rule of the page, and removed again', () => {
  const accent = createTheme({ accent: '#0e7490' })
  draw(defineTheme({ look: { light: 'light', dark: 'dark' }, accent }))
  const [dark, light] = constructed()
  expect(dark).toMatch(/^:where\(:root\)/)
  expect(dark).toContain(`--k-accent-text: ${accent.dark['accent-text']}`)
  expect(light).toContain('prefers-color-scheme')
  expect(light).toContain(`--k-accent-text: ${accent.light['accent-text']}`)
  expect(root.style.length).toBe(0)
  end?.()
  end = undefined
  expect(constructed()).toEqual([])
})

test('a custom accent is in the page of a server, which hydrates without an error', () => {
  const accent = createTheme({ accent: '#0e7490' })
  const { Marker } = defineTheme({ look: 'light', accent })
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Marker nonce="r4nd0m" />)
  const style = place.querySelector('style')
  expect(style?.getAttribute('nonce')).toBe('r4nd0m')
  expect(style?.textContent).toMatch(/^:where\(:root\){--k-accent:#0e7490;[^"'&<>{}]*}$/)

  const errors = vi.fn()
  act(() => {
    const hydrated = hydrateRoot(place, <Marker nonce="r4nd0m" />, { onRecoverableError: errors })
    end = () => act(() => hydrated.unmount())
  })
  expect(errors).not.toHaveBeenCalled()
  expect(constructed().join()).toContain('--k-accent: #0e7490')
  expect(place.querySelector('style')).toBeNull()
})

test('a page drawn in the browser has no style element, which its policy could refuse', () => {
  const { Marker } = defineTheme({ accent: createTheme({ accent: '#0e7490' }) })
  const place = document.createElement('div')
  const drawn = createRoot(place)
  act(() => drawn.render(<Marker />))
  end = () => act(() => drawn.unmount())
  expect(place.innerHTML).toBe('<template hidden="" data-kit-look="dark"></template>')
})
