import { type DeviceSession, type DeviceSessions, useSignIn } from '@foyer/kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export interface Devices {
  readonly list: readonly DeviceSession[] | undefined
  /** The server's time: the clock of a device may be wrong. */
  readonly now: () => number
  readonly failed: boolean
  /** Whether a sign-out is running. */
  readonly ending: boolean
  readonly endFailed: boolean
  retry(): void
  end(device: DeviceSession): void
  endOthers(): void
}

/** The account's sessions on the sign-in server. Use the kit's `signOut` for this device's own. */
export function useDevices(address: string, onEnded: () => void): Devices {
  const { sessions: loadSessions, signOut } = useSignIn()
  const client = useQueryClient()
  const queryKey = ['foyer.sessions', address]

  async function sessions(): Promise<DeviceSessions> {
    const found = await loadSessions()
    if (!found) throw new Error('This sign-in has no list of sessions.')
    return found
  }

  /** Sends a request. If the session was ended from another device, signs this page out too. */
  async function withSignOut<T>(ask: (all: DeviceSessions) => Promise<T>): Promise<T> {
    const all = await sessions()
    try {
      return await ask(all)
    } catch (error) {
      if (isSignedOut(error)) await signOut()
      throw error
    }
  }

  const query = useQuery({
    queryKey,
    queryFn: () => withSignOut(async (all) => ({ list: await all.list(), now: all.now })),
    // Always reloads the list, since other devices may have signed in or out.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  })
  const ending = useMutation({
    mutationFn: (id: string | undefined) =>
      withSignOut((all) => (id === undefined ? all.endOthers() : all.end(id))),
    onSuccess: onEnded,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })

  return {
    list: query.data?.list,
    now: query.data?.now ?? Date.now,
    failed: query.isError,
    ending: ending.isPending,
    endFailed: ending.isError,
    retry: () => void query.refetch(),
    end: ({ id }) => ending.mutate(id),
    endOthers: () => ending.mutate(undefined),
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401
}
