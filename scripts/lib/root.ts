// biome-ignore lint/performance/noBarrelFile: scripts that Node 20 runs need it in plain JavaScript.
export { root } from './paths.mjs'
