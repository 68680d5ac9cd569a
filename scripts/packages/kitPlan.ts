import { join } from 'node:path'
import { root } from '../lib/root.mjs'
import type { Stage } from './chunks.ts'
import { folderOf } from './packages.ts'

/** The sources of the kit, and of the `ui` package that it contains. */
export const source = join(folderOf('kit'), 'src')
export const ui = join(root, 'packages/ui/src')

const kitFiles = (...files: readonly string[]) => files.map((file) => join(source, file))

const connect = [
  ...kitFiles('kit/connectDialogFor.tsx', 'wallets/discovery/addInjectedConnectors.ts'),
  // Drawn by the steps and by the account. With the steps, they would be a file of their own.
  ...['Clock', 'Copy', 'Qr'].map((name) => join(ui, `icons/${name}.tsx`)),
]
const connected = kitFiles('kit/ConnectedControls.tsx', 'kit/WhileConnected.tsx')
const accountDialog = kitFiles(
  'kit/loadAccountDialog.tsx',
  'sign-in/VerifySection.tsx',
  'transactions/views/RecentTransactions.tsx',
)
const reads = kitFiles(
  'chains/transport/createTransportRegistry.ts',
  'account/reads/polling.ts',
  'chains/ens/claimsNoName.ts',
)
/** What loads without the connect dialog, on another visit or another page. */
const withoutConnect = [
  ...accountDialog,
  ...connected,
  ...kitFiles(
    'account/Receive.tsx',
    'account/chain/ChainDialog.tsx',
    'sign-in/SignInDialog.tsx',
    'wallets/connectors/walletConnect/openConnector.ts',
  ),
]

/**
 * The plan of the published kit: what a page loads together, in the order of a visit. A module is
 * in the first stage that needs it. `scripts/packages/packages.test.ts` holds each to its size.
 * What is in none, such as sign-in, the network dialog, the tracker, a wallet's SDK or a language,
 * is a file of its own, loaded on its own intent.
 */
export const stages: readonly Stage[] = [
  // The button. `parseUrl` is also that of the config.
  {
    name: 'first',
    of: [
      ...kitFiles('kit/KitProvider.tsx', 'kit/ConnectButton.tsx'),
      join(ui, 'utils/parseUrl.ts'),
    ],
    isEager: true,
  },
  // wagmi, viem and the query client: with the page, or on intent.
  { name: 'config', of: kitFiles('kit/createKitConfig.ts'), isEager: true },
  // What the connect dialog shares with later stages, which a returning visitor loads without it.
  { name: 'dialog', of: connect, sharedWith: withoutConnect, open: 'shared' },
  // The list of wallets, and what a click on one runs in its own task: once the page is idle.
  { name: 'connect', of: connect, open: 'shared' },
  // The steps after the list: while it is open and the browser idle.
  { name: 'steps', of: kitFiles('connect/views/OtherStep.tsx') },
  // The account and network buttons: while the list is open, or for a returning visitor.
  { name: 'connected', of: connected },
  // The balance, and whether there is a name: once the account is on screen.
  { name: 'reads', of: reads },
  // All sections of the account dialog: when the pointer or the keyboard reaches its button. Pages
  // import parts of it, such as the list of transactions, which bring the rest along otherwise.
  { name: 'account-dialog', of: accountDialog, open: false },
  // viem's ENS code and the normalizer: for an account with a name, and to look up a recipient.
  { name: 'names', of: kitFiles('chains/ens/findProfile.ts', 'chains/ens/findAccount.ts') },
]

/** The files of the eager stages, in the package. */
export const eagerChunks = ['first', 'first-client', 'config'].map((name) => `chunks/${name}.js`)
