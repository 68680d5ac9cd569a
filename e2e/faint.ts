import { contrast } from '@foyer/ui/theme/contrast.ts'
import type { Coloured } from './inPage/readColours.ts'

/** Those with too little contrast, one per line. */
export function faint(seen: readonly Coloured[]): readonly string[] {
  if (seen.length < 3) throw new Error('Nothing is shown yet.')
  return seen
    .filter(({ back, front, least }) => contrast(front, back) < least)
    .map(({ back, front, name }) => `${name}: ${contrast(front, back).toFixed(2)}`)
}
