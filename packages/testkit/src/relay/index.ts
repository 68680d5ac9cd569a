export { createRelay, type Relay } from './createRelay.ts'
export { type RunningRelay, startRelay } from './startRelay.ts'
