import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { onTestFinished, vi } from 'vitest'
import type { KitConfig } from '../kit/assembleKit.ts'
import { type SignInOptions, type SignInStore, signInStore } from '../sign-in/signInStore.ts'
import { fakeConnector } from './fakeConnector.ts'
import { fakeSignInAdapter } from './fakeSignInAdapter.ts'
import { connectFirst, fakeWallet } from './fakeWallet.ts'
import { kitConfigForTest } from './kitConfigForTest.ts'

interface Driver<S> {
  getState(): S
  start(): () => void
  enter(): void
  sign(): Promise<void>
}

/**
 * Sets up a kit with a fake wallet and backend, or another adapter, for a test of sign-in. Needs
 * fake timers.
 */
export async function signInHarness<S, D extends Driver<S>>(
  create: (kit: KitConfig, signIn: SignInStore) => D & Driver<S>,
  adapter?: SignInOptions['adapter'],
) {
  const backend = fakeSignInAdapter()
  const wallet = fakeWallet()
  const kit = kitConfigForTest(
    [fakeConnector({ id: 'a', getProvider: async () => wallet.provider })],
    { storage: memoryStorage(), signIn: { adapter: adapter ?? backend } },
  )
  const signIn = kit.get(signInStore)
  if (!signIn) throw new Error('no sign-in')
  await connectFirst(kit.wagmi)
  const controller = create(kit, signIn)
  onTestFinished(controller.start())
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const open = async () => {
    controller.enter()
    await settle()
  }
  /** Starts signing in and waits for the wallet's prompt. */
  const press = async () => {
    void controller.sign()
    await settle()
  }
  const signThrough = async () => {
    await open()
    await press()
    wallet.answer('0x1234')
    await settle()
  }
  return {
    backend,
    controller,
    kit,
    open,
    press,
    settle,
    signIn,
    wallet,
    state: controller.getState,
    status: () => signIn.state.get().status,
    signThrough,
    /** Signs, and leaves the backend's verification to the test. */
    async signUnverified() {
      const verification = Promise.withResolvers<unknown>()
      backend.instead.set('verify', () => verification.promise)
      await signThrough()
      return verification
    },
  }
}
