// @vitest-environment happy-dom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
    '<template data-kit-look="midnight" data-kit-accent="blue" data-kit-radius="small"></template>',
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

test('a custom accent is set as custom properties and removed again', () => {
  const accent = createTheme({ accent: '#0e7490' })
  draw(defineTheme({ look: 'light', accent }))
  expect(root.style.getPropertyValue('--k-accent')).toBe('#0e7490')
  expect(root.style.getPropertyValue('--k-accent-text')).toBe(accent.light['accent-text'])
  end?.()
  end = undefined
  expect(root.style.getPropertyValue('--k-accent')).toBe('')
})
