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
  readonly notes: readonly string[]
}

/** The packages to replace. */
const leaving = ['@rainbow-me/rainbowkit', 'connectkit']

const wagmiPackages = ['wagmi', '@wagmi/core', '@wagmi/connectors']

/** Packages that need one of these, and therefore wagmi 2. */
const dependents: ReadonlyMap<string, string> = new Map([
  ['@rainbow-me/rainbowkit-siwe-next-auth', 'RainbowKit'],
  ['connectkit-next-siwe', 'ConnectKit'],
])

/** Lowest versions of the kit's peers, and what to install if a range allows less. */
const minimums: ReadonlyMap<string, readonly [minimum: string, range: string]> = new Map([
  ['wagmi', ['3.0.0', '^3.7.7']],
  ['@wagmi/core', ['3.0.0', '^3.6.5']],
  ['@wagmi/connectors', ['8.0.0', '^8.2.0']],
  ['viem', ['2.38.0', '^2.57.1']],
  ['@tanstack/react-query', ['5.0.0', '^5.90.0']],
  ['typescript', ['5.9.3', '^5.9.3']],
])

/** Packages that the kit and its connectors need besides the app's own wagmi. */
const kitPackages: ReadonlyMap<string, string> = new Map([
  ['@foyer/kit', '^0.1.0'],
  ['@wagmi/core', '^3.6.5'],
])

/** Version ranges of the SDKs that wagmi or the old kit no longer include. */
const sdkRanges: ReadonlyMap<string, string> = new Map([
  ['@base-org/account', '^2.5.1'],
  ['@coinbase/wallet-sdk', '^4.3.6'],
  ['@metamask/connect-evm', '^2.1.0'],
  ['@safe-global/safe-apps-provider', '^0.18.6'],
  ['@safe-global/safe-apps-sdk', '^9.1.0'],
  ['@walletconnect/ethereum-provider', '^2.21.1'],
  ['@walletconnect/universal-provider', '^2.25.0'],
])

/** Whether a `package.json` names a kit that this codemod migrates from. */
export function namesOldKit(text: string): boolean {
  return namesAny(parse(text), leaving)
}

function namesAny(manifest: Manifest, names: readonly string[]): boolean {
  const { dependencies, devDependencies, peerDependencies } = manifest
  const named = { ...dependencies, ...devDependencies, ...peerDependencies }
  return names.some((name) => name in named)
}

/**
 * Replaces the old kit in a `package.json` with `@foyer/kit`, and raises wagmi and viem to the
 * versions that it needs, also in a package that has only wagmi: the code of all packages is moved.
 * Keeps the file's indentation.
 *
 * @param sdks Packages that the connectors of this package need.
 */
export function moveManifest(text: string, sdks: readonly string[]): MovedManifest {
  const manifest = parse(text)
  const notes = otherFields(manifest)
  if (!namesAny(manifest, [...leaving, ...wagmiPackages])) {
    return { text, notes }
  }
  const before = JSON.stringify(manifest)
  for (const field of ['dependencies', 'devDependencies', 'peerDependencies'] as const) {
    const listed = manifest[field]
    if (!listed) continue
    const hadOldKit = leaving.some((name) => name in listed)
    const hadWagmi = listed.wagmi
    if (hadWagmi && isLower(hadWagmi, '2.0.0')) {
      notes.push(`wagmi ${hadWagmi}: the codemod moves wagmi 2. Move the app to wagmi 2 first.`)
    }
    for (const [name, kit] of dependents) {
      if (name in listed) {
        notes.push(`${name} needs ${kit} and wagmi 2: remove it once nothing imports it.`)
      }
    }
    for (const name of leaving) delete listed[name]
    const versions = wagmiPackages.map((name) => listed[name])
    notes.push(...raise(listed))
    const isMoved = wagmiPackages.some(
      (name, at) => listed[name] !== versions[at] || listed[name]?.startsWith('catalog:'),
    )
    if (!hadOldKit && !isMoved) continue
    const added = new Map(hadOldKit ? kitPackages : [])
    if (field !== 'peerDependencies') {
      for (const name of sdks) {
        added.set(name, sdkRanges.get(name) ?? 'latest')
      }
    }
    for (const [name, range] of added) listed[name] ??= range
    if (added.size > 0) manifest[field] = sorted(listed)
  }
  const react = manifest.dependencies?.react ?? manifest.peerDependencies?.react
  if (react && isLower(react, '18.3.0')) {
    notes.push(`react ${react}: the kit needs React 18.3 or 19.`)
  }
  // Not written again, which could change how it is laid out.
  if (JSON.stringify(manifest) === before) return { text, notes }
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  '
  const end = text.endsWith('\n') ? '\n' : ''
  return { text: `${JSON.stringify(manifest, null, indent)}${end}`, notes }
}

/** What fields other than lists of packages say: a workspace's versions, and Jest's settings. */
function otherFields(manifest: Manifest): string[] {
  const fields = ['overrides', 'resolutions', 'pnpm', 'catalog', 'catalogs', 'workspaces'] as const
  const names = /"(?:wagmi|viem|@wagmi\/[^"]+|@rainbow-me\/[^"]+|connectkit)"/
  const inJest = /@rainbow-me|connectkit/.test(JSON.stringify(manifest.jest ?? ''))
  const jest = inJest ? ['"jest" names the old kit: name @foyer/kit there.'] : []
  const fixed = fields
    .filter((field) => names.test(JSON.stringify(manifest[field] ?? '')))
    .map(
      (field) =>
        `"${field}" fixes versions of wagmi, viem or the old kit: remove what no longer fits.`,
    )
  return [...fixed, ...jest]
}

/** Raises what is too low. Returns what is fixed elsewhere. */
function raise(listed: Record<string, string>): string[] {
  const notes: string[] = []
  for (const [name, [minimum, range]] of minimums) {
    const current = listed[name]
    if (current?.startsWith('catalog:')) {
      notes.push(`"${name}" is in your workspace's catalog: it must be ${range} or newer there.`)
    } else if (current !== undefined && isLower(current, minimum)) listed[name] = range
  }
  return notes
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
