import { installPeers } from './auth/installPeers.ts'
import { judge, type Result } from './auth/judge.ts'
import { measureServers } from './auth/measureServers.ts'
import { measureVerification } from './auth/measureVerification.ts'

// Everything per second of processor time, so that what else the machine does counts little. Compare ratios, not absolutes.
console.log('Installing siwe and better-auth into a temporary folder')
const { folder, remove } = await installPeers()
try {
  const verifications = await measureVerification(folder)
  const siwe = verifications.get('siwe 3.0.0') ?? 0
  const results: Result[] = [...verifications]
    .filter(([name]) => name !== 'siwe 3.0.0')
    .map(([name, ours]) => {
      const least = name === 'native' ? 20 : 7
      return { name: `verification, ${name}, against siwe`, ours, theirs: siwe, aim: least, least }
    })
  if (!verifications.has('native')) console.log('The native addon has no build for this platform.')
  const { own, betterAuth } = await measureServers(folder)
  results.push(
    {
      name: 'sign-in against better-auth',
      ours: own.signIns,
      theirs: betterAuth.signIns,
      aim: 8,
      least: 4,
    },
    {
      name: 'session check against better-auth',
      ours: own.checks,
      theirs: betterAuth.checks,
      aim: 10,
      least: 5,
    },
  )
  const { lines, faults } = judge(results)
  for (const line of lines) console.log(line)
  for (const fault of faults) console.error(`Too slow. ${fault}.`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await remove()
}
