import { writeFileSync } from 'node:fs'
import { presetsCss } from './presets.ts'
import { tokensCss } from './tokensCss.ts'

writeFileSync(new URL('./tokens.css', import.meta.url), tokensCss())
writeFileSync(new URL('./presets.css', import.meta.url), presetsCss())
