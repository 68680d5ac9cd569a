import { mkdirSync, writeFileSync } from 'node:fs'
import { presetsCss } from './presets.ts'
import { tokensCss } from './tokensCss.ts'

/** Writes `tokens.css` and `presets.css`. Each build that imports them calls it first. */
export function writeTokens(): void {
  const folder = new URL('../../dist/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('tokens.css', folder), tokensCss())
  writeFileSync(new URL('presets.css', folder), presetsCss())
}
