import { describe, expect, it } from 'vitest'
import { addressOf, pathOf } from './basePath.ts'

describe('pathOf', () => {
  it.each([
    ['/app', '/app', '/'],
    ['/app/', '/app', '/'],
    ['/app/vault', '/app', '/vault'],
    ['/app/vault/', '/app', '/vault/'],
    ['/apple', '/app', '/apple'],
    ['/', '', '/'],
    ['/vault', '', '/vault'],
  ])('%s below "%s" is the page %s', (pathname, folder, path) => {
    expect(pathOf(pathname, folder)).toBe(path)
  })
})

it('addressOf changes nothing for a site at the root of its host', () => {
  expect(addressOf('/vault')).toBe('/vault')
})
