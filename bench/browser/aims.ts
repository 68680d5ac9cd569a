import type { FigureName } from './measureApp.ts'

/** The maximum of Foyer's figure as a share of RainbowKit's in the same run. */
export const aims: Readonly<Partial<Record<FigureName, number>>> = {
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
