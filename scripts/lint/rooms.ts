/**
 * The rooms of the kit and what each may import besides itself. A new folder of the kit gets a
 * line here, so that its floor is decided on purpose.
 */
const ground = {
  errors: [],
  storage: ['errors'],
  i18n: ['errors', 'storage'],
  format: ['errors', 'i18n'],
  theme: ['errors', 'format', 'storage', 'i18n'],
  ui: ['errors', 'format', 'storage', 'i18n', 'theme'],
} as const satisfies Record<string, readonly string[]>

const groundRooms = Object.keys(ground)
const middleRooms = ['rpc', 'ens', 'config', 'connectors', 'wallets']
const featureRooms = ['connect', 'account', 'network', 'sign-in', 'transactions']

/** Fakes for the tests beside the code. */
export const testRoom = 'testing'

export const rooms: ReadonlyMap<string, ReadonlySet<string>> = new Map<string, ReadonlySet<string>>(
  [
    ...Object.entries(ground).map(([room, may]) => [room, new Set<string>(may)] as const),
    ...middleRooms.map((room) => [room, new Set([...groundRooms, ...middleRooms])] as const),
    // What two features share goes through `session`; the check for cycles keeps that honest.
    ...featureRooms.map(
      (room) => [room, new Set([...groundRooms, ...middleRooms, 'session'])] as const,
    ),
    // What the kit's own tests share; nothing but a test may know it.
    [testRoom, new Set([...groundRooms, ...middleRooms])],
    ['session', new Set([...groundRooms, ...middleRooms, ...featureRooms])],
  ],
)

/** Room of a file of the kit: its folder below `src`, or undefined for the entries beside it. */
export function roomOf(path: string): string | undefined {
  return /^packages\/kit\/src\/([^/]+)\//.exec(path)?.[1]
}
