import { afterEach, beforeEach, expect, it } from 'vitest'
import { looksPrivate } from '../config/publicRpcUrls.ts'
import { firstCharacters } from '../format/sanitizeText.ts'
import { isOnThisMachine } from '../transport/endpoints/isOnThisMachine.ts'
import { monogram } from '../ui/icon/Tile.tsx'

/** What the oldest supported browsers lack: Safari 16.4, Firefox 115 and Chrome 111. */
const missing: readonly (readonly [object, string])[] = [
  [URL, 'canParse'],
  [Intl, 'Segmenter'],
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [Promise, 'withResolvers'],
]
let removed: readonly (() => void)[] = []

beforeEach(() => {
  removed = missing.map(([owner, name]) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)
    Reflect.deleteProperty(owner, name)
    return () => {
      if (descriptor) Object.defineProperty(owner, name, descriptor)
    }
  })
})

afterEach(() => {
  for (const restore of removed) restore()
})

it('parses URLs without URL.canParse', () => {
  expect(looksPrivate('https://rpc.example.org')).toBe(false)
  expect(looksPrivate('no URL')).toBe(true)
  expect(isOnThisMachine('http://localhost:8545')).toBe(true)
  expect(isOnThisMachine('no URL')).toBe(false)
})

it('shows monograms and truncates names without Intl.Segmenter', () => {
  expect(monogram('👛 rainbow')).toBe('R')
  expect(monogram('👛')).toBe('?')
  expect(firstCharacters('👛👛👛', 2)).toBe('👛👛')
})
