import { configureGlobal } from 'fast-check'

/** Property tests without a count of their own: 100 runs, and many more in `npm run test:long`. */
if (process.env.FOYER_LONG === '1') configureGlobal({ numRuns: 5_000 })
