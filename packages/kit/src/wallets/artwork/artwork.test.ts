import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
const table = readFileSync(join(folder, 'ARTWORK.md'), 'utf8')

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')

  it('is small and renders standalone', () => {
    expect(text.length).toBeLessThan(8_192)
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[\d ]+"/)
  })

  it('contains no scripts and no external references', () => {
    expect(text).not.toMatch(/<script|\son\w+\s*=|href\s*=|@import|javascript:|data:/i)
    const addresses = text.replaceAll('http://www.w3.org/2000/svg', '').match(/url\([^#)]|https?:/g)
    expect(addresses).toBeNull()
  })

  it('has its row in ARTWORK.md', () => {
    expect(table).toContain(`| ${file} |`)
  })
})

it('ARTWORK.md lists no missing file', () => {
  const named = [...table.matchAll(/^\| (\S+\.svg) \|/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(files.toSorted())
})
