import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chains } from '../config/chains.ts'

const publicDir = join(import.meta.dirname, '../public')
const images = join(publicDir, 'images')
const files = ['chains', 'wallets'].flatMap((folder) =>
  readdirSync(join(images, folder)).map((name) => `${folder}/${name}`),
)
const table = readFileSync(join(images, 'ARTWORK.md'), 'utf8')

describe.each([...files, '../favicon.svg'])('%s', (file) => {
  const text = readFileSync(join(images, file), 'utf8')

  it('is small and renders standalone', () => {
    expect(text.length).toBeLessThan(8_192)
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[\d ]+"/)
  })

  it('contains no scripts and no external references', () => {
    expect(text).not.toMatch(/<(script|foreignObject|iframe|animate|set|image|use|a)\b/i)
    expect(text).not.toMatch(/<!(ENTITY|DOCTYPE)/i)
    expect(text).not.toMatch(/\son\w+\s*=/i)
    expect(text).not.toMatch(/href\s*=|@import|javascript:|data:/i)
    const addresses = text.replaceAll('http://www.w3.org/2000/svg', '').match(/url\([^#)]|https?:/g)
    expect(addresses).toBeNull()
  })

  it('has its row in ARTWORK.md', () => {
    expect(table).toContain(`| ${file} |`)
  })
})

it('has a picture for every configured network', () => {
  const missing = chains.filter(
    ({ iconUrl }) => !files.some((file) => iconUrl === `/images/${file}`),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

it('ARTWORK.md lists no missing file', () => {
  const named = [...table.matchAll(/^\| ((?:chains|wallets)\/\S+) \|/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(files.toSorted())
})
