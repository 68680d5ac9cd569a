import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { compareRates, type Result } from './server/compareRates.ts'
import { installPeers } from './server/installPeers.ts'
import { measureServers } from './server/measureServers.ts'
import { measureVerification } from './server/measureVerification.ts'

// All rates are per second of CPU time, so that other load matters little. Compare ratios only.
console.log('Installing siwe and better-auth into a temporary folder')
const { folder, remove } = await installPeers()
try {
  const verifications = await measureVerification(folder)
  const isSiwe = (name: string) => name.startsWith('siwe')
  const siwe = Math.max(...[...verifications].map(([name, rate]) => (isSiwe(name) ? rate : 0)))
  const aims = new Map([
    ['wasm', { aim: 10, minimum: 9 }],
    ['native', { aim: 30, minimum: 28 }],
  ])
  const results: Result[] = [...verifications].flatMap(([name, ours]) => {
    const aim = aims.get(name)
    return aim
      ? [{ name: `verification, ${name}, against the fastest siwe`, ours, theirs: siwe, ...aim }]
      : []
  })
  if (!verifications.has('native')) console.log('The native addon has no build for this platform.')
  const { bare, betterAuth, own, whole } = await measureServers(folder)
  results.push(
    {
      name: 'sign-in against better-auth',
      ours: own.signIns.perSecond,
      theirs: betterAuth.signIns.perSecond,
      aim: 15,
      minimum: 7,
    },
    {
      name: 'session check against better-auth',
      ours: own.checks.perSecond,
      theirs: betterAuth.checks.perSecond,
      aim: 20,
      minimum: 7,
    },
  )
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`,
    load: loadavg()
      .map((each) => each.toFixed(1))
      .join(' '),
    verificationsPerCpuSecond: Object.fromEntries(verifications),
    servers: {
      'our handlers': own,
      'our whole server': whole,
      'better-auth 1.7.25': betterAuth,
      'node:http alone': { checks: bare },
    },
  }
  await writeFile('docs/server-figures.json', `${JSON.stringify(figures, rounded, 2)}\n`)
  console.log(JSON.stringify(figures, rounded, 2))
  for (const [name, { mixed }] of Object.entries({ 'our handlers': own, 'our server': whole })) {
    const times = (mixed.p99 / mixed.median).toFixed(1)
    console.log(`${name}, mixed load: p99 is ${times} times the median (aim 3, on free cores)`)
  }
  const { lines, failures } = compareRates(results)
  for (const line of lines) console.log(line)
  for (const failure of failures) console.error(`Too slow. ${failure}.`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await remove()
}

/** Only three digits are reproducible. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(3)) : value
}
