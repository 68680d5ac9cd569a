import type { Place } from '../Note.ts'
import type { Files, ReadText } from '../readFiles.ts'

/** The fields of `package.json` that the codemod reads. */
interface Manifest {
  readonly [field: string]: unknown
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The result for an app's `package.json`. */
export interface MovedManifest {
  /** The new text; the old one if nothing had to change. */
  readonly text: string
  /** What needs manual work. */
  readonly places: readonly Place[]
}

const foyerRange = '^0.1.0'

/** The packages to replace, with those that replace them. */
const replacements: ReadonlyMap<string, readonly string[]> = new Map([
  ['@rainbow-me/rainbowkit', ['@foyer/kit', '@foyer/rainbowkit']],
  ['connectkit', ['@foyer/kit']],
])
const leaving = [...replacements.keys()]

const wagmiPackages = ['wagmi', '@wagmi/core', '@wagmi/connectors']

/** Lowest versions of the kit's peers, and what to install if a range allows less. */
const minimums: ReadonlyMap<string, readonly [minimum: string, range: string]> = new Map([
  ['wagmi', ['3.0.0', '^3.7.7']],
  ['@wagmi/core', ['3.0.0', '^3.6.5']],
  ['@wagmi/connectors', ['8.0.0', '^8.2.0']],
  ['viem', ['2.38.0', '^2.57.20']],
  ['@tanstack/react-query', ['5.0.0', '^5.90.0']],
  ['typescript', ['5.9.3', '^5.9.3']],
])

/** Version ranges of the SDKs that wagmi or the old kit no longer include. */
export const sdkRanges: ReadonlyMap<string, string> = new Map([
  ['@base-org/account', '^2.5.1'],
  ['@coinbase/wallet-sdk', '^4.3.6'],
  ['@metamask/connect-evm', '^2.1.0'],
  ['@safe-global/safe-apps-provider', '^0.18.6'],
  ['@safe-global/safe-apps-sdk', '^9.1.0'],
  ['@walletconnect/ethereum-provider', '^2.21.1'],
  ['@walletconnect/universal-provider', '^2.25.0'],
])

/** Names of packages with which a workspace may fix versions that no longer fit. */
const pinned =
  /["'\s/>](?:wagmi|viem|connectkit|@(?:wagmi|rainbow-me|walletconnect|metamask|safe-global|base-org)\/[\w-]+|@coinbase\/wallet-sdk)(?=["'@>:])/

const pinAdvice =
  'fixes versions of wagmi, viem, the old kit or SDKs that wallets need: remove what no longer fits.'

/** Whether a `package.json` names a kit that this codemod migrates from. */
export function namesOldKit(text: string): boolean {
  return leaving.some((name) => name in listedIn(text))
}

export function nameIn(text: string): string {
  return String(parse(text).name)
}

/** The packages that a `package.json` lists, with their ranges. */
export function listedIn(text: string): Readonly<Record<string, string>> {
  const { dependencies, devDependencies, peerDependencies } = parse(text)
  return { ...peerDependencies, ...devDependencies, ...dependencies }
}

/**
 * Replaces the old kit in a `package.json` with the packages that have its names, and raises wagmi
 * and viem to the versions that they need, also in a package that has only these: the code of all
 * packages is moved. Keeps the file's indentation.
 *
 * @param sdks Packages that the connectors of this package need.
 */
export function moveManifest(text: string, sdks: readonly string[]): MovedManifest {
  const manifest = parse(text)
  const before = JSON.stringify(manifest)
  const places = otherFields(manifest)
  const addNote = (advice: string, subject: string) => places.push({ line: 1, advice, subject })
  const hasWagmi = [...leaving, ...wagmiPackages].some((name) => name in listedIn(text))
  for (const field of ['dependencies', 'devDependencies', 'peerDependencies'] as const) {
    const listed = manifest[field]
    if (!listed) continue
    if (!hasWagmi) {
      if (field !== 'peerDependencies' && !isLower(listed.viem ?? '', '2.0.0')) {
        raise(listed, ['viem'], addNote)
      }
      continue
    }
    const { wagmi } = listed
    if (wagmi && isLower(wagmi, '2.0.0')) {
      addNote('the codemod moves wagmi 2. Move the app to wagmi 2 first.', `wagmi ${wagmi}`)
    }
    const added = new Map<string, string>()
    for (const [name, kits] of replacements) {
      if (!(name in listed)) continue
      delete listed[name]
      added.set('@wagmi/core', '^3.6.5')
      for (const kit of kits) added.set(kit, foyerRange)
    }
    const versions = wagmiPackages.map((name) => listed[name])
    raise(listed, [...minimums.keys()], addNote)
    const isMoved = wagmiPackages.some(
      (name, at) => listed[name] !== versions[at] || listed[name]?.startsWith('catalog:'),
    )
    if (field !== 'peerDependencies' && (added.size > 0 || isMoved)) {
      for (const name of sdks) added.set(name, sdkRanges.get(name) ?? 'latest')
    }
    for (const [name, range] of added) listed[name] ??= range
    if (added.size > 0) manifest[field] = sorted(listed)
  }
  const react = manifest.dependencies?.react ?? manifest.peerDependencies?.react
  if (react && isLower(react, '18.3.0')) {
    addNote('the kit needs React 18.3 or 19.', `react ${react}`)
  }
  // Not written again, which could change how it is laid out.
  if (JSON.stringify(manifest) === before) return { text, places }
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  '
  const end = text.endsWith('\n') ? '\n' : ''
  return { text: `${JSON.stringify(manifest, null, indent)}${end}`, places }
}

/** What fields other than lists of packages say: a workspace's versions, and Jest's settings. */
function otherFields(manifest: Manifest): Place[] {
  const fields = ['overrides', 'resolutions', 'pnpm', 'catalog', 'catalogs', 'workspaces']
  const pins = fields.filter((field) => pinned.test(JSON.stringify(manifest[field] ?? '')))
  const places: Place[] = pins.map((field) => ({
    line: 1,
    advice: pinAdvice,
    subject: `"${field}"`,
  }))
  if (/@rainbow-me|connectkit/.test(JSON.stringify(manifest.jest ?? ''))) {
    const advice = 'names the old kit: name @foyer/kit and @foyer/rainbowkit there.'
    places.push({ line: 1, advice, subject: '"jest"' })
  }
  return places
}

/** Raises what is too low, and notes what is fixed elsewhere. */
function raise(
  listed: Record<string, string>,
  names: readonly string[],
  addNote: (advice: string, subject: string) => void,
): void {
  for (const [name, [minimum, range]] of minimums) {
    const current = names.includes(name) ? listed[name] : undefined
    if (current?.startsWith('catalog:')) {
      addNote(`is in your workspace's catalog: it must be ${range} or newer there.`, `"${name}"`)
    } else if (current?.startsWith('patch:')) {
      addNote(`is patched: make the patch again for ${range}.`, `"${name}"`)
    } else if (current !== undefined && isLower(current, minimum)) listed[name] = range
  }
}

const patchFile = /(?:^|\/)patches\/(?:@wagmi\+)?(?:wagmi|viem|core|connectors)[+@][^/]*\.patch$/

/** What fixes versions outside a `package.json`: pnpm's workspace, and patches. */
export function notePins(files: Files, read: ReadText): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, readonly Place[]>()
  const lines = (read('pnpm-workspace.yaml') ?? '').split('\n')
  const line = lines.findIndex((text) => pinned.test(` ${text}`)) + 1
  if (line > 0) places.set('pnpm-workspace.yaml', [{ line, advice: `this ${pinAdvice}` }])
  for (const path of files.keys()) {
    if (!patchFile.test(path)) continue
    const advice = 'a patch for another version: make it again for the new one, or remove it.'
    places.set(path, [{ line: 1, advice }])
  }
  return places
}

/** Whether a range starts with a lower version, as in `^2.9.0`. Tags and links are not lower. */
function isLower(range: string, minimum: string): boolean {
  const version = /(?:^|[\s^~>=v])(\d+)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?/.exec(range)
  if (!version || /^(?:file|link|git|https?):/.test(range)) return false
  const parts = version.slice(1).map((part) => Number(part ?? 0) || 0)
  const least = minimum.split('.').map(Number)
  // "2.x" and "2" allow the newest 2.
  const open = version.slice(1).map((part) => part === undefined || part === 'x' || part === '*')
  for (const [index, want] of least.entries()) {
    if (open[index]) return false
    const has = parts[index] ?? 0
    if (has !== want) return has < want
  }
  return false
}

function sorted(listed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(listed).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Without fields if the text is no JSON object, as in a test's fixture. */
function parse(text: string): Manifest {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Manifest) : {}
  } catch {
    return {}
  }
}
