import { slot } from '../chains/config/slot.ts'

/**
 * Keeps a kit up to date while a provider of it is mounted: there is one in each React root of a
 * page with several. Each provider calls the function, and calls its result to stop. Provided by
 * the config, with which its code loads.
 */
export const following = slot<() => () => void>('following', () => {
  throw new Error('The kit was created without a following.')
})
