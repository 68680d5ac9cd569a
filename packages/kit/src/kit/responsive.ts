/** A value of its own below 768 px, and from there on. */
export interface BySize<T> {
  readonly smallScreen: T
  readonly largeScreen: T
}

/** One value for all screens, or one for each size. */
export type Responsive<T extends string | boolean> = T | BySize<T>

/** Narrower than this is a small screen (decided at 768 px, in the browser's own text size). */
export const smallScreen = '(max-width: 47.99875em)'

/** The value for the screen at hand. */
export function atSize<T extends string | boolean>(value: Responsive<T>, isSmall: boolean): T {
  if (typeof value !== 'object') return value
  return isSmall ? value.smallScreen : value.largeScreen
}
