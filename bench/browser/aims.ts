import type { FigureName } from './measureApp.ts'

/** The maximum of Foyer's figure as a share of RainbowKit's in the same run. */
export const aims: Readonly<Partial<Record<FigureName, number>>> = {
  button: 0.43,
  firstPaint: 0.43,
  scriptTime: 0.3,
  dialog: 0.25,
  dialogAtOnce: 0.6,
  account: 0.3,
  heap: 0.25,
}
