import type { Place } from '../Note.ts'
import type { ReadText } from '../readFiles.ts'
import { listedIn } from './moveManifest.ts'

type Peers = Readonly<Record<string, string>>

/** Peers of packages that belong to the old kits, where nothing is installed. */
const known: Readonly<Record<string, Peers>> = {
  '@rainbow-me/rainbowkit-siwe-next-auth': { '@rainbow-me/rainbowkit': '2.x', wagmi: '2.x' },
  'connectkit-next-siwe': { connectkit: '1.x', wagmi: '2.x' },
}

/** What is replaced or raised, with its new major version if it has one. */
const replaced: Readonly<Record<string, readonly [name: string, major?: number]>> = {
  '@rainbow-me/rainbowkit': ['RainbowKit'],
  connectkit: ['ConnectKit'],
  wagmi: ['wagmi 2', 3],
  '@wagmi/core': ['wagmi 2', 3],
}

/**
 * Packages that a `package.json` lists, and that keep npm from installing what it lists now.
 *
 * @param own Names of the app's own packages, which are moved too.
 */
export function notePeers(
  manifest: string,
  text: string,
  own: ReadonlySet<string>,
  read: ReadText,
): readonly Place[] {
  return Object.keys(listedIn(text)).flatMap((name): readonly Place[] => {
    const peers =
      name in replaced || own.has(name) ? {} : (peersOf(name, manifest, read) ?? known[name] ?? {})
    const needed = Object.entries(replaced).flatMap(([peer, [kit, major]]) => {
      const range = peers[peer]
      const fits = range === undefined || (major !== undefined && allows(range, major))
      return fits ? [] : [kit]
    })
    if (needed.length === 0) return []
    const isLeft = name in known
    const advice = isLeft
      ? 'remove it once nothing imports it.'
      : 'look for a newer one, or npm stops with ERESOLVE.'
    return [{ line: 1, advice, subject: `${name} needs ${[...new Set(needed)].join(' and ')}` }]
  })
}

/** The peers of a package, from the installed one, or from a lock file. */
function peersOf(name: string, manifest: string, read: ReadText): Peers | undefined {
  const folders = manifest.split('/').slice(0, -1)
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const folder = folders
      .slice(0, depth)
      .map((it) => `${it}/`)
      .join('')
    const installed = read(`${folder}node_modules/${name}/package.json`)
    if (installed) return peersIn(installed)
    const lock = read(`${folder}package-lock.json`)
    if (lock) return peersIn(lock, `node_modules/${name}`)
    const entries = read(`${folder}pnpm-lock.yaml`) ?? read(`${folder}yarn.lock`)
    if (entries) return peersInYaml(entries, name)
  }
  return undefined
}

function peersIn(json: string, entry?: string): Peers | undefined {
  const value = JSON.parse(json)
  const found = entry === undefined ? value : value.packages?.[entry]
  return found?.peerDependencies
}

/** From a lock file of pnpm or Yarn, whose entries are indented. */
function peersInYaml(text: string, name: string): Peers | undefined {
  const start = new RegExp(`^ *['"]?/?${name.replaceAll('.', '\\.')}@[^\\n]*:\\n`, 'gm')
  for (const { 0: head, index } of text.matchAll(start)) {
    const indent = /^ */.exec(head)?.[0] ?? ''
    const body = text.slice(index + head.length)
    const [entry] = body.split(new RegExp(`^${indent}(?! )`, 'm'))
    const [, , peers = ''] =
      /^( +)peerDependencies:\n((?:\1 +.*(?:\n|$))+)/m.exec(entry ?? '') ?? []
    const pairs = [...peers.matchAll(/^ +['"]?([^\s'":]+)['"]?: ['"]?(.+?)['"]?$/gm)]
    if (pairs.length > 0) return Object.fromEntries(pairs.map(([, peer, range]) => [peer, range]))
  }
  return undefined
}

/** Whether a range of peers has versions of a major version. */
function allows(range: string, major: number): boolean {
  return range.split('||').some((part) => {
    const bounds = [...part.matchAll(/([<>]=?)?\s*[\^~=v]*(\d+)[\w.-]*/g)]
    return bounds.every(([, sign, version]) => {
      const bound = Number(version)
      if (sign?.startsWith('>')) return major >= bound
      // Below 3.0.0 is no 3.
      if (sign === '<') return major < bound
      return sign === '<=' ? major <= bound : major === bound
    })
  })
}
