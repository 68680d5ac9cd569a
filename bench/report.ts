import type { Measurement } from './measure.ts'

const SHOWN_PACKAGES = 12

/** 1 kB = 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Maximum sizes of the first view, in bytes. */
export interface Ceilings {
  readonly scripts: number
  readonly styles: number
}

/** Packages that load only once a visitor moves to the connect button. */
const LOADED_LATER = new Set(['@noble/hashes', '@tanstack/query-core', '@wagmi/core', 'viem'])

/** Describes the measurement, and its problems. */
export function reportOn(
  measured: Measurement,
  ceilings: Ceilings,
): { readonly lines: readonly string[]; readonly failures: readonly string[] } {
  const lines = [
    `JavaScript of the first view: ${kilobytes(measured.firstScripts)} brotli in ${measured.firstScriptFiles} files, of at most ${kilobytes(ceilings.scripts)}`,
    `Styles of the first view: ${kilobytes(measured.firstStyles)}, of at most ${kilobytes(ceilings.styles)}`,
    `All JavaScript, mostly loaded on demand: ${kilobytes(measured.allScripts)} in ${measured.allScriptFiles} files`,
  ]
  if (measured.packages.length > 0) {
    const shown = measured.packages.slice(0, SHOWN_PACKAGES)
    const parts = shown.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
    lines.push(`The first view by package, estimated: ${parts.join(', ')}`)
  }
  const failures = [...measured.demoTraces]
  const excess = {
    JavaScript: measured.firstScripts - ceilings.scripts,
    styles: measured.firstStyles - ceilings.styles,
  }
  for (const [what, bytes] of Object.entries(excess)) {
    if (bytes > 0) failures.push(`The first view's ${what}: ${kilobytes(bytes)} over the ceiling`)
  }
  for (const { name } of measured.packages) {
    if (LOADED_LATER.has(name)) failures.push(`${name} is in the first view`)
  }
  return { lines, failures }
}
