import { type KeepAliveOptions, keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { onTestFinished, vi } from 'vitest'
import { createSession } from '../sign-in/createSession.ts'
import type { SignInAdapter } from '../sign-in/signInAdapter.ts'
import { signInStore } from '../sign-in/signInStore.ts'
import { alice, fakeConnector } from './fakeConnector.ts'
import { fakeSignInAdapter } from './fakeSignInAdapter.ts'
import { connectFirst } from './fakeWallet.ts'
import { kitConfigForTest } from './kitConfigForTest.ts'

/** A session of the connected account. */
export const session = { address: alice, chainId: 1, issuedAt: '2026-11-20T16:20:00.000Z' }

/** Runs what is due now. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

interface TabOptions {
  /** Default: the backend itself. */
  readonly adapter?: SignInAdapter
  /** Default true. */
  readonly isConnected?: boolean
}

/**
 * One browser, for a test of sessions: tabs with shared storage, and the backend's cookie. Needs
 * fake timers.
 */
export function browserForTest() {
  const items = memoryStorage()
  const listeners = new Set<(key: string | null) => void>()
  const backend = fakeSignInAdapter()

  /** Storage of a tab. As in browsers, its writes notify the other tabs. */
  function tabStorage(): StorageLike {
    let mine: (key: string | null) => void = () => {}
    const tell = (key: string) => {
      for (const listener of listeners) if (listener !== mine) listener(key)
    }
    const watch: KeepAliveOptions['watch'] = (listener) => {
      mine = listener
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const storage: StorageLike = {
      keys: items.keys,
      getItem: items.getItem,
      setItem: (key, value) => {
        items.setItem(key, value)
        tell(key)
      },
      removeItem: (key) => {
        items.removeItem(key)
        tell(key)
      },
    }
    return keepStorageAlive(storage, { watch })
  }

  return {
    backend,
    items,
    async tab({ adapter = backend, isConnected = true }: TabOptions = {}) {
      const kit = kitConfigForTest([fakeConnector({ id: 'a' })], {
        storage: tabStorage(),
        signIn: { adapter },
      })
      const { wagmi } = kit
      const signIn = kit.get(signInStore)
      if (!signIn) throw new Error('no sign-in')
      const before = signIn.state.get().status
      if (isConnected) await connectFirst(wagmi)
      const sync = createSession(kit, signIn)
      const close = sync.start()
      onTestFinished(close)
      await settle()
      return { before, close, signIn, sync, wagmi, status: () => signIn.state.get().status }
    },
  }
}

/** The same, with a tab that has signed in. */
export async function signedIn(expiresAt?: string) {
  const { backend, items, tab } = browserForTest()
  const first = await tab()
  backend.session = { ...session, expiresAt }
  first.sync.begin(backend.session)
  await settle()
  return { ...first, backend, items, tab }
}
