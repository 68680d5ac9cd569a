import { describe, expect, it } from 'vitest'
import { imageDataUri, imageLimit, isRasterImage } from './imageDataUri.ts'

const png = 'data:image/png;base64,iVBORw0KGgo='
const svg = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

describe('a picture from outside', () => {
  it.each([
    ['a raster image', png, png],
    ['an SVG', svg, svg],
    ['a type in capitals', 'DATA:IMAGE/PNG;base64,AAAA', 'DATA:IMAGE/PNG;base64,AAAA'],
    ['line ends before and after', `\n${png}\r\n`, png],
    ['a page', 'data:text/html,<b>', undefined],
    ['a file of another host', 'https://evil.example/i.png', undefined],
    ['no text', 7, undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_what, value, expected) => {
    expect(imageDataUri(value)).toBe(expected)
  })

  it('has a bounded length', () => {
    const longest = 'data:image/png,'.padEnd(imageLimit, 'A')
    expect(imageDataUri(longest)).toBe(longest)
    expect(imageDataUri(`${longest}A`)).toBeUndefined()
  })
})

it.each([
  [png, true],
  ['data:image/webp,A', true],
  [svg, false],
  ['data:image/png+svg,A', false],
  ['https://page.example/a.png', false],
])('%.40s is a raster image: %s', (uri, expected) => {
  expect(isRasterImage(uri)).toBe(expected)
})
