import type { Measurement } from './measure.ts'

const SHOWN_PACKAGES = 12

/** 1 kB = 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/**
 * Describes the measurement, and what is wrong with it. `ceiling` limits the first scripts, in
 * bytes.
 */
export function reportOn(
  measured: Measurement,
  ceiling: number,
): { readonly lines: readonly string[]; readonly failures: readonly string[] } {
  const lines = [
    `JavaScript of the first view: ${kilobytes(measured.firstScripts)} brotli in ${measured.firstScriptFiles} files, of at most ${kilobytes(ceiling)}`,
    `Styles of the first view: ${kilobytes(measured.firstStyles)}`,
    `All JavaScript, mostly loaded on demand: ${kilobytes(measured.allScripts)} in ${measured.allScriptFiles} files`,
  ]
  if (measured.packages.length > 0) {
    const shown = measured.packages.slice(0, SHOWN_PACKAGES)
    const parts = shown.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`)
    lines.push(`The first view by package, estimated: ${parts.join(', ')}`)
  }
  const failures = [...measured.demoTraces]
  if (measured.firstScripts > ceiling) {
    failures.push(
      `The first view's JavaScript is ${kilobytes(measured.firstScripts - ceiling)} over its ceiling`,
    )
  }
  return { lines, failures }
}
