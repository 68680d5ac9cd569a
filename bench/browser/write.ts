import type { BenchApp } from './apps.ts'
import { type FigureName, figureNames } from './measureApp.ts'
import { type AppRuns, medianOf, ratioOf } from './summary.ts'

/** Everything that one run measured. Committed next to the table generated from it. */
export interface Results {
  readonly date: string
  readonly command: string
  /** Processor, cores and browser. The ratios are portable, the times apply to this machine. */
  readonly machine: string
  readonly apps: readonly Pick<BenchApp, 'name' | 'title'>[]
  /** Static imports of each app's entry, brotli, in bytes. */
  readonly needed: Readonly<Record<string, number>>
  readonly runs: readonly AppRuns[]
}

/** The maximum of Foyer's figure as a share of RainbowKit's in the same run. */
const aims: Readonly<Partial<Record<FigureName, number>>> = {
  button: 0.45,
  scriptTime: 0.4,
  heap: 0.3,
  heapOpened: 0.32,
  dialog: 0.2,
  openingTime: 0.3,
  account: 0.25,
  interaction: 0.23,
  reload: 0.4,
}

const names = Object.keys(figureNames) as FigureName[]

/**
 * One table per speed, with a row per figure and a column per app. The last column is Foyer's share
 * of RainbowKit's.
 */
export function tables(results: Results): string {
  const speeds = [...new Set(results.runs.map(({ cpu }) => cpu))]
  return speeds.map((cpu) => table(results, cpu)).join('\n')
}

function table({ apps, needed, runs }: Results, cpu: number): string {
  const of = (name: string) => runs.find((one) => one.cpu === cpu && one.app === name)
  const ours = of('foyer')
  const theirs = of('rainbowkit')
  const shell = of('shell')
  const head = ['', ...apps.map(({ title }) => title), 'Foyer / RainbowKit', 'aim']
  if (shell) head.push('shell / Foyer')
  const rows = names.map((name) => {
    const cells = apps.map((app) => format(name, value(of(app.name), name)))
    const ratio = ours && theirs ? ratioOf(ours, theirs, name) : undefined
    const row = [figureNames[name], ...cells, ratio?.toFixed(2) ?? '', aims[name]?.toFixed(2) ?? '']
    if (!shell) return row
    return [...row, (ours && ratioOf(shell, ours, name)?.toFixed(2)) ?? '']
  })
  const share = (needed.foyer ?? 0) / (needed.rainbowkit ?? 1)
  const sizes = [
    'JavaScript that the button needs, kB',
    ...apps.map(({ name }) => kilobytes(needed[name])),
    needed.foyer && needed.rainbowkit ? share.toFixed(2) : '',
    '',
    ...(shell ? [''] : []),
  ]
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), sizes, ...rows]
  const title = cpu === 1 ? 'Full speed' : `Processor slowed down ${cpu} times`
  return `### ${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

const value = (runs: AppRuns | undefined, name: FigureName) =>
  runs ? medianOf(runs, name) : undefined

function format(name: FigureName, figure: number | undefined): string {
  if (figure === undefined) return '–'
  if (name.startsWith('bytes') || name.startsWith('heap')) return kilobytes(figure)
  return figure.toFixed(0)
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)
}

const plotted = ['button', 'scriptTime', 'dialog', 'account', 'heap'] as const
const colours = ['#64748b', '#9333ea', '#b45309', '#0e7490', '#be123c', '#475569']

/** A plot of all figures as multiples of RainbowKit's, for both colour schemes. */
export function plot({ apps, runs }: Results, cpu: number): string {
  const shown = apps.filter(({ name }) => name !== 'rainbowkit')
  const theirs = runs.find((one) => one.cpu === cpu && one.app === 'rainbowkit')
  if (!theirs) throw new Error('A plot needs RainbowKit in the same run.')
  const bar = 14
  const group = shown.length * bar + 26
  const height = plotted.length * group + 50
  const scale = (ratio: number) => Math.min(ratio, 4) * 110
  const parts = plotted.flatMap((name, row) => {
    const top = 40 + row * group
    const label = `<text x="236" y="${top + (shown.length * bar) / 2 + 4}" text-anchor="end">${figureNames[name].replace(/, ms|, kB/, '').replace(', pointer there before', '')}</text>`
    const bars = shown.flatMap((app, index) => {
      const own = runs.find((one) => one.cpu === cpu && one.app === app.name)
      const ratio = own && ratioOf(own, theirs, name)
      if (ratio === undefined) return []
      const y = top + index * bar
      const more = ratio > 4 ? ' →' : ''
      return [
        `<rect x="250" y="${y}" width="${scale(ratio).toFixed(1)}" height="${bar - 3}" rx="2" fill="${colours[index % colours.length]}"/>`,
        `<text x="${(256 + scale(ratio)).toFixed(1)}" y="${y + 10}" font-size="11">${app.title} ${ratio.toFixed(2)}${more}</text>`,
      ]
    })
    return [label, ...bars]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 ${height}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="Figures as multiples of RainbowKit's">
<style>text{fill:#1f2328}line{stroke:#8b949e}@media(prefers-color-scheme:dark){text{fill:#e6edf3}}</style>
<text x="250" y="20" font-weight="600">Less is better; 1 is RainbowKit</text>
<line x1="360" y1="28" x2="360" y2="${height - 14}" stroke-dasharray="3 3"/>
${parts.join('\n')}
</svg>
`
}
