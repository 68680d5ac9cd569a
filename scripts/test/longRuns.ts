/**
 * Property tests without a count of their own: 100 runs, and many more in `npm run test:long`. The
 * library takes longer to load than most test files, which do not need it.
 */
if (process.env.FOYER_LONG === '1') {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ numRuns: 5_000 })
}

export {}
