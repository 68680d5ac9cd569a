import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { iconLimit, isRasterIcon, safeIcon } from './safeIcon.ts'

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`
const plain = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`
const base64 = (text: string) => `data:image/svg+xml;base64,${btoa(text)}`
const pixel = 'data:image/png;base64,iVBORw0KGgo='
const path = '<path d="M0 0h9v9z"/>'
const fill = (id: string) => `<path fill="url(#${id})"/>`
const gradient = (id: string, more = '') =>
  `<linearGradient id="${id}" ${more}><stop offset="0"/></linearGradient>`
const mask = (id: string, inner: string) => `<mask id="${id}">${inner}</mask>`
const pattern = (id: string, inner: string) => `<pattern id="${id}">${inner}</pattern>`
const use = (id: string) => `<use href="#${id}"/>`
const clip = (id: string, inner: string) => `<clipPath id="${id}">${inner}</clipPath>`
const clipped = (id: string, inner: string) => `<g clip-path="url(#${id})">${inner}</g>`
const sketch = `<defs><path id="p" d="M0 0h9v9z"/></defs><mask id="m"><use xlink:href="#p"/></mask><g mask="url(#m)">${path}</g>`
const figma = `<rect fill="url(#p)"/><defs><pattern id="p" width="1" height="1"><use xlink:href="#i"/></pattern><image id="i" xlink:href="${pixel}"/></defs>`
/** A chain of definitions, each of which repeats the one before. */
const nested = (count: number, one: (id: string, before: string) => string) =>
  svg(Array.from({ length: count }, (_, index) => one(`n${index}`, `n${index - 1}`)).join(''))
const marked = (id: string, before: string) =>
  `<marker id="${id}" markerWidth="9" markerHeight="9"><path d="M0 0L1 1L2 2L3 3L4 4L5 5L6 6L7 7L8 8" marker-mid="url(#${before})"/></marker>`
const uses = (count: number) => svg(`<path id="a"/>${'<use href="#a"/>'.repeat(count)}`)

describe('accepted icons', () => {
  it.each([
    ['a PNG', pixel],
    ['a WebP', 'data:image/webp;base64,UklGRg=='],
    ['a JPEG', 'data:image/jpeg;base64,/9j/'],
    ['a GIF', 'data:image/gif;base64,R0lGODlh'],
    ['an AVIF', 'data:image/avif;base64,AAAA'],
    ['a type in capitals', 'DATA:IMAGE/PNG;base64,AAAA'],
    ['an SVG, escaped', plain(svg('<path d="M0 0h9v9z"/>'))],
    ['an SVG in base64', base64(svg('<path d="M0 0h9v9z"/>'))],
    ['an SVG with a charset', plain(svg('')).replace(',', ';charset=utf-8,')],
    ['an SVG with an XML declaration', plain(`<?xml version="1.0" encoding="UTF-8"?>${svg('')}`)],
    ['an SVG not escaped at all', `data:image/svg+xml;utf8,${svg('<g width="100%"/>')}`],
    ['eight uses', plain(uses(8))],
    ['a reference into itself', plain(svg('<use xlink:href="#a"/>'))],
    ['a raster image in it', plain(svg(`<image href="${pixel}"/>`))],
    [
      'twelve effects',
      plain(svg('<filter/>'.repeat(4) + '<mask/>'.repeat(4) + '<pattern/>'.repeat(4))),
    ],
    ['a comment', plain(`<!-- Generator: a -- b -->${svg('')}`)],
    ['a gradient made from another', plain(svg(`${gradient('a')}${gradient('b', 'href="#a"')}`))],
    ['a mask filled with a gradient', plain(svg(`${gradient('g')}${mask('m', fill('g'))}`))],
    ['a mask on a group', plain(svg(`${mask('m', path)}<g mask="url(#m)">${path}</g>`))],
    ['a mask on a group by its style', plain(svg(`<g style="mask:url('#m')">${path}</g>`))],
    ['a mask that uses a shape (Sketch)', plain(svg(sketch))],
    ['a pattern that uses a picture (Figma)', plain(svg(figma))],
    ['colours in a style sheet (Illustrator)', plain(svg(`<style>.a{fill:#f00}</style>${path}`))],
    ['a shadow', plain(svg('<filter id="f"><feGaussianBlur/></filter><g filter="url(#f)"/>'))],
    ['twelve clipped groups', plain(svg(clip('c', path) + clipped('c', path).repeat(12)))],
    ['words that only resemble the forbidden', plain(svg('<title>Description = one</title>'))],
  ])('%s', (_name, uri) => {
    expect(safeIcon(uri)).toBe(uri)
  })

  it('white space around and line breaks within are removed', () => {
    expect(safeIcon(` ${pixel.replace('base64,', 'base64,\n')} `)).toBe(pixel)
  })

  it('an icon of exactly the maximum length', () => {
    const uri = 'data:image/png,'.padEnd(iconLimit, 'A')
    expect(safeIcon(uri)?.length).toBe(iconLimit)
    expect(safeIcon(`${uri}A`) === undefined).toBe(true)
  })
})

describe('refused icons', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['an object that reads as a string', { toString: () => pixel }],
    ['an empty text', ''],
    ['an https URL', 'https://icons.example/fox.png'],
    ['a URL without a scheme', '//icons.example/fox.png'],
    ['a file of the page', '/fox.png'],
    ['a blob', 'blob:https://page.example/1'],
    ['a script', 'javascript:alert(1)'],
    ['HTML', 'data:text/html,<b>x</b>'],
    ['a type that only starts alike', 'data:image/png2;base64,AAAA'],
    ['a bitmap', 'data:image/bmp;base64,AAAA'],
    ['no comma', 'data:image/png;base64'],
    ['SVG in base64 that is invalid', 'data:image/svg+xml;base64,%%%'],
    ['SVG in UTF-16', 'data:image/svg+xml;charset=utf-16,%3C%00'],
    ['SVG with another charset', plain(svg('')).replace(',', ';charset=utf-7,')],
    [
      'SVG that declares another encoding',
      plain(`<?xml version="1.0" encoding="UTF-16"?>${svg('')}`),
    ],
    ['SVG with bytes that are not UTF-8', 'data:image/svg+xml,%3Csvg%3E%FF%FE%3C/svg%3E'],
    ['a script', plain(svg('<script>1</script>'))],
    ['a script in capitals', plain(svg('<SCRIPT>1</SCRIPT>'))],
    ['a script with a prefix', plain(svg('<s:script>1</s:script>'))],
    ['a script in base64', base64(svg('<script>1</script>'))],
    ['a script behind a line break', 'data:image/svg+xml,<svg><scr\nipt>1</scr\nipt></svg>'],
    ['HTML inside', plain(svg('<foreignObject/>'))],
    ['a frame', plain(svg('<iframe/>'))],
    ['an animation', plain(svg('<animateTransform/>'))],
    ['a setter', plain(svg('<set attributeName="x"/>'))],
    ['a document type', plain(`<!DOCTYPE svg>${svg('')}`)],
    ['an entity', plain(`<!ENTITY a "b">${svg('')}`)],
    ['a handler', plain(svg('').replace('<svg ', '<svg onload="x" '))],
    ['a handler without white space before it', plain(svg('<g id="a"onclick="x"/>'))],
    ['a handler after a slash', plain(svg('<g/onclick="x"/>'))],
    ['a picture from the net', plain(svg('<image href="https://spy.example/p.png"/>'))],
    [
      'a picture from the net in single quotes',
      plain(svg("<image xlink:href='//spy.example/p'/>")),
    ],
    ['a reference without quotes', plain(svg('<use href=#a />'))],
    ['a reference into another file', plain(svg('<use href="other.svg#a"/>'))],
    ['an SVG in it', plain(svg('<image href="data:image/svg+xml,&lt;svg/>"/>'))],
    ['a style sheet', plain(`<?xml-stylesheet href="https://spy.example/x.css"?>${svg('')}`)],
    ['nine uses', plain(uses(9))],
    ['nine uses with a prefix', plain(uses(9).replaceAll('<use', '<svg:use'))],
    ['a marker', plain(svg('<marker id="a"/>'))],
    [
      '12 nested markers, 3 kB that no browser draws',
      plain(`${nested(12, marked).slice(0, -6)}<path marker-mid="url(#n11)"/></svg>`),
    ],
    [
      '12 masks that each hold the one before 10 times',
      plain(nested(12, (id, before) => mask(id, `<g mask="url(#${before})"/>`.repeat(10)))),
    ],
    [
      '2 clip paths that each hold the one before',
      plain(nested(2, (id, before) => clip(id, `<path clip-path="url(#${before})"/>`))),
    ],
    ['a clip path on a clip path', plain(svg('<clipPath id="a" clip-path="url(#b)"/>'))],
    [
      'a pattern filled with a pattern',
      plain(nested(2, (id, before) => pattern(id, fill(before)))),
    ],
    ['a mask that uses a group', plain(svg(`<g id="g">${path}</g>${mask('m', use('g'))}`))],
    [
      'a use of a use of a use',
      plain(svg(`<path id="p"/><g id="g">${use('p')}</g><g id="h">${use('g')}</g>${use('h')}`)),
    ],
    ['a pattern handed on', plain(svg(`${pattern('p', path)}<g fill="url(#p)">${path}</g>`))],
    ['an inherited mask', plain(svg('<g mask="url(#m)"><g mask="inherit"/></g>'))],
    ['a variable', plain(svg('<g style="--m:url(#m)"><g mask="var(--m)"/></g>'))],
    ['a use of what is masked', plain(svg(`<path id="p" mask="url(#m)"/>${use('p')}`))],
    [
      'a use of a group of what is masked',
      plain(svg(`<g id="g"><path mask="url(#m)"/></g>${use('g')}`)),
    ],
    ['a symbol with a masked shape', plain(svg('<symbol><path mask="url(#m)"/></symbol>'))],
    ['thirteen clipped groups', plain(svg(clip('c', path) + clipped('c', path).repeat(13)))],
    ['thirteen masks', plain(svg(mask('m', path).repeat(13)))],
    ['a reference by a style', plain(svg(`${clip('c', '<path style="clip-path:url(#d)"/>')}`))],
    ['a reference in a style sheet', plain(svg('<style>*{mask:url(#m)}</style>'))],
    ['an animation in a style sheet', plain(svg('<style>*{transition:all 9s}</style>'))],
    ['a reference by an escape', plain(svg('<g mask="\\75rl(#m)"/>'))],
    ['a reference by a numeric reference', plain(svg('<g mask="&#117;rl(#m)"/>'))],
    ['a picture from the net in a style', plain(svg('<g fill="url(https://spy.example/a)"/>'))],
    ['a million dashes', plain(svg('<path d="M0 0h9" stroke-dasharray="1e-6"/>'))],
    ['a million dashes in a style', plain(svg('<path style="stroke-dasharray:1e-6"/>'))],
    ['noise', plain(svg('<filter><feTurbulence/></filter>'))],
    ['groups in groups without end', plain(svg('<g>'.repeat(70) + '</g>'.repeat(70)))],
    ['elements that are not closed', plain('<svg><g></svg>')],
    ['two files in one', plain(svg('') + svg(''))],
    ['text without an element', plain('hello')],
    ['thirteen effects', plain(svg('<filter/>'.repeat(6) + '<mask/>'.repeat(7)))],
  ])('%s', (_name, uri) => {
    expect(safeIcon(uri)).toBeUndefined()
  })

  it('property: never throws, and returns only accepted types', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(safeIcon(value)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, encoded) => {
        const uri = `data:image/svg+xml${encoded ? ';base64' : ''},${text}`
        const safe = safeIcon(uri)
        expect(safe === undefined || safe === uri.replace(/[\t\n\r]/g, '').trim()).toBe(true)
      }),
    )
  })

  it('a forbidden element anywhere, in any spelling', () => {
    const element = fc.constantFrom('script', 'foreignObject', 'iframe', 'animate', 'set')
    const word = fc.stringMatching(/^[a-z]{0,6}$/)
    fc.assert(
      fc.property(
        element,
        word,
        word,
        fc.boolean(),
        fc.boolean(),
        (name, prefix, text, loud, packed) => {
          const tag = prefix ? `${prefix}:${name}` : name
          const file = svg(`<g id="${text}"/><${loud ? tag.toUpperCase() : tag} />${text}`)
          expect(safeIcon(packed ? base64(file) : plain(file))).toBeUndefined()
        },
      ),
    )
  })

  it('a long file is refused quickly', () => {
    const long = [
      ['<', ' '],
      ['<g ', 'a="b" '],
      ['<g a="', ' '],
      ['<!--', '-'],
      ['<g style="fill:', 'url( '],
    ] as const
    for (const [before, unit] of long) {
      const started = process.threadCpuUsage()
      expect(safeIcon(plain(svg(before + unit.repeat(9000))).slice(0, iconLimit))).toBeUndefined()
      const { user, system } = process.threadCpuUsage(started)
      expect((user + system) / 1000).toBeLessThan(1000)
    }
  })

  it('every file with too many instances', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (count) => {
        expect(safeIcon(plain(uses(count))) !== undefined).toBe(count <= 8)
      }),
    )
  })
})

describe('profile pictures', () => {
  it('are raster images only', () => {
    expect(isRasterIcon(pixel)).toBe(true)
    expect(isRasterIcon(plain(svg('')))).toBe(false)
    expect(isRasterIcon('https://page.example/a.png')).toBe(false)
  })
})
