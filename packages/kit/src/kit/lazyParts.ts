import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { KitSource } from '../chains/config/kitSource.ts'
import { walletSource } from '../wallets/list/walletSource.ts'

const parts = new WeakMap<KitSource, ReturnType<typeof createLazyParts>>()

/** The parts of the kit that load after the first view: on idle, on intent or on use. */
export function lazyParts(source: KitSource) {
  const known = parts.get(source)
  if (known) return known
  const created = createLazyParts(source)
  parts.set(source, created)
  return created
}

function createLazyParts(source: KitSource) {
  const loadWallets = async () => (await source.load()).get(walletSource).load()
  const signIn = lazyImport(async () => {
    const [kit, { loadSignInDialog }] = await Promise.all([
      source.load(),
      import('../sign-in/SignInDialog.tsx'),
    ])
    return loadSignInDialog(kit)
  })
  return {
    dialogs: {
      connect: lazyImport(async () => {
        const [{ connectDialogFor }, groups] = await Promise.all([
          import('./connectDialogFor.tsx'),
          loadWallets(),
        ])
        return connectDialogFor(groups, signIn.load)
      }),
      account: lazyImport(async () =>
        (await import('./loadAccountDialog.tsx')).loadAccountDialog(),
      ),
      chain: lazyImport(async () => (await import('../account/chain/ChainDialog.tsx')).ChainDialog),
      signIn,
    },
    walletButton: lazyImport(async () => {
      const [{ walletButtonFor }, groups] = await Promise.all([
        import('./walletButtonFor.tsx'),
        loadWallets(),
      ])
      return walletButtonFor(groups)
    }),
    /** Includes names, balances and their queries. */
    controls: lazyImport(async () => (await import('./ConnectedControls.tsx')).ConnectedControls),
    displays: lazyImport(async () => (await import('./CustomDisplays.tsx')).CustomDisplays),
    /** If this fails to load, the page works, but tracks no transaction and polls no balance. */
    whileConnected: lazyImport(async () => (await import('./WhileConnected.tsx')).WhileConnected),
  }
}
