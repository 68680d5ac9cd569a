import { buildPackages } from './buildPackages.ts'

const started = performance.now()
await buildPackages()
console.log(`Built the packages in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
