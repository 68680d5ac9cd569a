import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { popular } from '../../packages/kit/src/wallets/definitions/popularWallets.ts'
import { more } from '../../packages/kit/src/wallets/groups/more.ts'
import type { WalletDownloads } from '../../packages/kit/src/wallets/walletDefinition.ts'
import {
  differences,
  fromRegistry,
  type ListedWallet,
  type RegistryWallet,
  sameWallet,
} from './compareWallets.ts'

// Prints where other lists have other facts (`npm run wallets:compare`). Downloads the newest
// packages of both into a temporary folder, without their dependencies.

/** Why a difference is kept, by the wallet's id and the difference. */
const kept: readonly (readonly [id: RegExp, difference: RegExp, reason: string])[] = [
  [/./, /Android: \{rawUri\}/, 'the pairing itself, which Android offers to each app for it'],
  [/./, /\| \{rawUri\}$/, 'the other link may open another wallet'],
  [/./, /&connector=rainbowkit$/, 'the parameter names RainbowKit'],
  [/./, /^edge/, "Edge installs the extension of Chrome's store"],
  [/^safe$/, /./, 'its app signs, but connects no page'],
  [/^coinbase$/, /^rdns/, 'Base Account is another wallet'],
  [/^okx$/, /./, "RainbowKit has the exchange's app"],
  [/^backpack$/, /^link/, 'only one of the lists has a link'],
  [/^mew$|^bifrost$/, /^link/, 'the lists differ, and both work'],
  [/^oneInch$|^app\.keplr$|^com\.bestwallet$|^com\.kucoin$/, /^link/, 'the sources differ'],
  [/^org\.mathwallet$|^io\.internetmoney$/, /^chrome/, 'it announces itself under no known rdns'],
  [/^tech\.okto$/, /^android/, 'the other package is named after Argent'],
  [/^io\.novawallet$/, /./, 'another wallet of the same name'],
]

interface RainbowKitWallet {
  readonly name: string
  readonly rdns?: string
  readonly downloadUrls?: WalletDownloads
  readonly mobile?: { getUri?(uri: string): string }
}

const folder = await mkdtemp(join(tmpdir(), 'wallets-'))
try {
  await compare([
    ['thirdweb', await readRegistry(unpack('thirdweb'))],
    ['RainbowKit', await readRainbowKit(unpack('@rainbow-me/rainbowkit'))],
  ])
} finally {
  await rm(folder, { recursive: true })
}

async function compare(lists: readonly (readonly [string, readonly ListedWallet[]])[]) {
  const wallets = [...popular.wallets, ...more.wallets, ...((await more.loadMore?.()) ?? [])]
  let open = 0
  for (const ours of wallets) {
    const lines = lists.flatMap(([list, listed]) =>
      sameWallet(ours, listed).flatMap((theirs) =>
        differences(ours, theirs).map((line) => {
          const reason = kept.find(([id, what]) => id.test(ours.id) && what.test(line))?.[2]
          if (reason === undefined) open += 1
          return `  ${list}, ${theirs.name}: ${line}${reason ? ` (kept: ${reason})` : ''}`
        }),
      ),
    )
    if (lines.length > 0) console.log([ours.name, ...lines].join('\n'))
  }
  const counts = lists.map(([list, { length }]) => `${length} of ${list}`)
  console.log(
    `${wallets.length} wallets compared with ${counts.join(' and ')}: ${open} differences without a reason`,
  )
}

/** Downloads the newest version of a package. Returns its folder. */
function unpack(name: string): string {
  const options = { cwd: folder, encoding: 'utf8' } as const
  const archive = execFileSync('npm', ['pack', '--silent', name], options).trim()
  console.log(archive)
  execFileSync('tar', ['-xzf', archive], options)
  const target = archive.replace('.tgz', '')
  execFileSync('mv', ['package', target], options)
  return join(folder, target)
}

async function readRegistry(root: string): Promise<readonly ListedWallet[]> {
  const wallets = join(root, 'dist/esm/wallets/__generated__/wallet')
  const modules = (await readdir(wallets)).map(async (id) => {
    const { wallet }: { wallet: RegistryWallet } = await load(join(wallets, id, 'index.js'))
    return fromRegistry(wallet)
  })
  return Promise.all(modules)
}

async function readRainbowKit(root: string): Promise<readonly ListedWallet[]> {
  // Its definitions only name the connectors, which are not needed here.
  const names = [
    'baseAccount',
    'createConnector',
    'injected',
    'coinbaseWallet',
    'gemini',
    'porto',
    'safe',
    'walletConnect',
    'metaMask',
    'mock',
  ]
  const stub = names.map((name) => `export const ${name} = () => ({})`).join('\n')
  registerHooks({
    resolve: (specifier, context, next) =>
      /^wagmi\b/.test(specifier)
        ? { url: `data:text/javascript,${encodeURIComponent(stub)}`, shortCircuit: true }
        : next(specifier, context),
  })
  const wallets: Record<string, (options: object) => RainbowKitWallet> = await load(
    join(root, 'dist/wallets/walletConnectors/index.js'),
  )
  return Object.values(wallets).map((create) => {
    const { downloadUrls, mobile, name, rdns } = create({ projectId: 'a'.repeat(32), appName: 'a' })
    const linkOn = (userAgent: string) => {
      Object.defineProperty(globalThis, 'navigator', { value: { userAgent }, configurable: true })
      const pairing = 'wc:0@2'
      const link = mobile?.getUri?.(pairing)
      return link?.replace(encodeURIComponent(pairing), '{uri}').replace(pairing, '{rawUri}')
    }
    return { name, rdns, downloadUrls, ios: linkOn('iPhone'), android: linkOn('Android') }
  })
}

async function load<T>(path: string): Promise<T> {
  return import(pathToFileURL(path).href)
}
