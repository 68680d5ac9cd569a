import { mkdirSync, writeFileSync } from 'node:fs'
import { presetsCss } from './presets.ts'
import { tokensCss } from './tokensCss.ts'

// Writes the theme's style sheets. Each build that imports them runs this first.
const folder = new URL('../../dist/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('tokens.css', folder), tokensCss())
writeFileSync(new URL('presets.css', folder), presetsCss())
