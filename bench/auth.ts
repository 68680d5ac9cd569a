import { compareRates, type Result } from './auth/compareRates.ts'
import { installPeers } from './auth/installPeers.ts'
import { measureServers } from './auth/measureServers.ts'
import { measureVerification } from './auth/measureVerification.ts'

// All rates are per second of CPU time, so that other load matters little. Compare ratios only.
console.log('Installing siwe and better-auth into a temporary folder')
const { folder, remove } = await installPeers()
try {
  const verifications = await measureVerification(folder)
  const siwe = verifications.get('siwe 3.0.0') ?? 0
  const results: Result[] = [...verifications]
    .filter(([name]) => name !== 'siwe 3.0.0')
    .map(([name, ours]) => {
      const minimum = name === 'native' ? 20 : 7
      return {
        name: `verification, ${name}, against siwe`,
        ours,
        theirs: siwe,
        aim: minimum,
        minimum,
      }
    })
  if (!verifications.has('native')) console.log('The native addon has no build for this platform.')
  const { own, betterAuth } = await measureServers(folder)
  results.push(
    {
      name: 'sign-in against better-auth',
      ours: own.signIns,
      theirs: betterAuth.signIns,
      aim: 8,
      minimum: 4,
    },
    {
      name: 'session check against better-auth',
      ours: own.checks,
      theirs: betterAuth.checks,
      aim: 10,
      minimum: 5,
    },
  )
  const { lines, failures } = compareRates(results)
  for (const line of lines) console.log(line)
  for (const failure of failures) console.error(`Too slow. ${failure}.`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await remove()
}
