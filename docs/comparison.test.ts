import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Figures {
  readonly needed: Readonly<Record<string, number>>
  readonly runs: readonly {
    readonly app: string
    readonly runs: readonly { readonly bytesBeforeClick: number }[]
  }[]
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const figures: Figures = JSON.parse(read('performance.json'))
const kilobytes = (bytes: number | undefined) => Math.round((bytes ?? 0) / 1000)
const needed = (app: string) => kilobytes(figures.needed[app])
/** The same in every visit. */
const fetched = (app: string) =>
  kilobytes(figures.runs.find((run) => run.app === app)?.runs[0]?.bytesBeforeClick)

test.each([
  ['JavaScript that the button needs, brotli', needed],
  ['JavaScript fetched before a click, brotli', fetched],
])('the comparison has the measured figures: %s', (title, bytes) => {
  const row = read('comparison.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${title} |`))
  expect(row?.match(/\d+(?= kB)/g)?.map(Number)).toEqual([
    bytes('foyer'),
    bytes('foyerIntent'),
    bytes('rainbowkit'),
    bytes('connectkit'),
  ])
})
