// Adds the optional packages of other platforms that npm left out of package-lock.json because the
// registry in use does not offer them. Without their entries `npm ci` refuses the lock. Run after
// `npm install`: node scripts/completeLock.mjs. It also asks the registry for each hash that is
// missing. With --check it only reports what is missing.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram } from './lib/bootstrap.mjs'
import { root } from './lib/root.mjs'

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = []
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  // Only the platform packages of dependencies: ours are listed by npm itself.
  if (!path.startsWith('node_modules/')) continue
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const isListed = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
      (place) => lock.packages[place],
    )
    if (isListed || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) continue
    missing.push(name)
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(dev ? { dev } : {}),
      optional: true,
      ...platformOf(name),
    }
  }
}

const isChecking = process.argv.includes('--check')
const unhashed = Object.entries(lock.packages).filter(
  ([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link,
)
const hashed = isChecking ? [] : unhashed.filter(addHash).map(([path]) => nameOf(path))

if (isChecking && missing.length > 0) {
  console.error(`package-lock.json lacks ${missing.join(', ')}. Run: node scripts/completeLock.mjs`)
  process.exitCode = 1
} else if (missing.length + hashed.length === 0) {
  console.log('package-lock.json lists every platform.')
} else {
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  if (missing.length > 0) console.log(`Added to package-lock.json: ${missing.join(', ')}`)
  if (hashed.length > 0) console.log(`Added the hashes of ${hashed.join(', ')}`)
}

/** Asks the registry for a package's hash. False if it does not offer that version. */
function addHash([path, entry]) {
  const args = ['view', `${nameOf(path)}@${entry.version}`, 'dist.integrity']
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    const said = execFileSync(process.execPath, [npmProgram(), ...args], options).trim()
    if (!/^sha512-[\w+/]+={0,2}$/.test(said)) return false
    entry.integrity = said
    return true
  } catch {
    return false
  }
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Which systems a package is for, by its name: 'core-linux-arm64-gnu'. */
function platformOf(name) {
  const os = ['darwin', 'linux', 'win32', 'freebsd', 'android'].find((each) => name.includes(each))
  const cpus = {
    arm64: 'arm64',
    amd64: 'x64',
    x64: 'x64',
    ia32: 'ia32',
    ppc64: 'ppc64',
    s390x: 's390x',
    arm: 'arm',
  }
  const cpu = Object.entries(cpus).find(([each]) => name.includes(each))?.[1]
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}) }
}
