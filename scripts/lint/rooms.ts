/** The rooms of the kit, lowest first: a room imports only rooms that stand before it. */
const order = [
  'utils',
  'errors',
  'storage',
  'i18n',
  'format',
  'theme',
  'ui',
  'config',
  'transport',
  'connectors',
  'wallets',
  'ens',
  'connection',
  'reads',
  'connect',
  'account',
  'chain',
  'transactions',
  'modals',
  'sign-in',
  'kit',
] as const

/** Features know nothing of each other. */
const features: ReadonlySet<string> = new Set([
  'connect',
  'account',
  'chain',
  'transactions',
  'sign-in',
])

/** Imports that still point upwards, until the kit's state is reached through a small interface in `config`. */
const debts: Readonly<Record<string, readonly string[]>> = {
  utils: ['errors'],
  config: ['kit', 'transport'],
  transport: ['kit'],
  wallets: ['kit'],
  ens: ['kit', 'connection'],
  connection: ['kit', 'sign-in'],
  connectors: ['connection'],
  connect: ['sign-in'],
  account: ['kit'],
  chain: ['kit'],
  transactions: ['kit'],
  'sign-in': ['kit'],
}

/** Fakes for the tests beside the code. */
const testRoom = 'testing'

export const rooms: ReadonlyMap<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>(
  [
    ...order.map((room, floor) => {
      const below = order.slice(0, floor).filter((other) => !areFeatures(room, other))
      return [room, new Set([...below, ...(debts[room] ?? [])])] as const
    }),
    // What the kit's own tests share; nothing but a test may know it.
    [testRoom, new Set<string>(order)],
  ],
)

function areFeatures(one: string, other: string): boolean {
  return features.has(one) && features.has(other)
}

/** Room of a file of the kit: its folder below `src`, or undefined for the entries beside it. */
export function roomOf(path: string): string | undefined {
  return /^packages\/kit\/src\/([^/]+)\//.exec(path)?.[1]
}
