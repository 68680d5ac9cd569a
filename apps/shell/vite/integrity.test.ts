import { describe, expect, it } from 'vitest'
import { addIntegrity } from './integrity.ts'

const read = async (path: string) => new TextEncoder().encode(path)

describe('addIntegrity', () => {
  it.each([
    '<script type="module" crossorigin src="/a.js"></script>',
    '<script src="/a.js" defer></script>',
    '<link rel="stylesheet" crossorigin href="/a.css">',
    '<link rel="modulepreload" href="/a.js" />',
  ])('adds a hash to %s', async (tag) => {
    const result = await addIntegrity(tag, read)
    expect(result).toMatch(/ integrity="sha384-[\w+/]{64}">/)
    expect(result.replace(/ integrity="[^"]+"/, '')).toBe(tag.replace(' />', '>'))
  })

  it.each([
    '<link rel="icon" href="/icon.svg">',
    '<link rel="preload" as="font" href="/font.woff2">',
    '<script id="data" type="application/json"></script>',
    '<script src="https://elsewhere.example/a.js"></script>',
    '<script src="//elsewhere.example/a.js"></script>',
    '<script src="/a.js" integrity="sha384-kept"></script>',
  ])('leaves %s alone', async (tag) => {
    expect(await addIntegrity(tag, read)).toBe(tag)
  })

  it("ignores the query of a file's URL", async () => {
    const paths: string[] = []
    await addIntegrity('<script src="/a.js?v=1"></script>', async (path) => {
      paths.push(path)
      return new Uint8Array()
    })
    expect(paths).toEqual(['/a.js'])
  })
})
