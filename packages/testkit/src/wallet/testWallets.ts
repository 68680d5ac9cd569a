import { demoAccounts } from '../chains/accounts.ts'
import { type PersonalityName, personalities } from './personalities.ts'
import type { Rule } from './rules.ts'
import { createScriptedWallet, type WalletControls, type WalletScript } from './scripted.ts'
import type { WalletChain } from './types.ts'

/**
 * The JSON config of a test's wallet. Names and icons may be hostile: they are announced unchanged.
 */
export interface TestWalletConfig {
  /** The wallet's rdns and its key in `window.foyerTestWallets`. */
  readonly rdns?: string | undefined
  readonly name?: string | undefined
  readonly icon?: string | undefined
  readonly uuid?: string | undefined
  readonly personality?: PersonalityName | undefined
  readonly chains: readonly WalletChain[]
  readonly initialChainId?: number | undefined
  /** Indexes of the demo accounts that it holds. Default: all. */
  readonly accounts?: readonly number[] | undefined
  /** Rules that apply from the start of every page, e.g. to hang while the page reconnects. */
  readonly rules?: Readonly<Record<string, Rule>> | undefined
  readonly announceAfterMs?: number | undefined
  readonly legacy?: boolean | undefined
  readonly eip6963?: boolean | undefined
}

/** The control of one wallet in the page: its script and the user's actions. */
export type TestWallet = WalletScript & WalletControls

declare global {
  interface Window {
    /** Set before the script runs. */
    __foyerTestWallets?: readonly TestWalletConfig[] | undefined
    /** The installed wallets, by rdns. */
    foyerTestWallets?: Readonly<Record<string, TestWallet>> | undefined
  }
}

const defaultIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#456"/></svg>',
)}`

/** Installs the wallets. Each keeps its permissions and its chain across reloads. */
export function installTestWallets(
  configs: readonly TestWalletConfig[],
): Readonly<Record<string, TestWallet>> {
  return Object.fromEntries(configs.map(installTestWallet))
}

function installTestWallet(config: TestWalletConfig, index: number): [string, TestWallet] {
  const personality = personalities[config.personality ?? 'plain']
  const rdns = config.rdns ?? personality.rdns
  const wanted = config.accounts ?? demoAccounts.map((_, position) => position)
  const { engine, script } = createScriptedWallet({
    accounts: wanted.flatMap((position) => demoAccounts[position] ?? []),
    chains: config.chains,
    initialChainId: config.initialChainId,
    personality,
    rules: config.rules,
    storage: { key: `foyer-test-wallet:${rdns}` },
    announcement: {
      info: {
        uuid: config.uuid ?? `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        name: config.name ?? personality.name,
        icon: config.icon ?? defaultIcon,
        rdns,
      },
      afterMs: config.announceAfterMs,
      legacy: config.legacy,
      eip6963: config.eip6963,
    },
  })
  const { lock, unlock, switchAccount, switchChain, state } = engine
  const { dropConnection, restoreConnection, revoke, emit } = engine
  const controls: WalletControls = {
    lock,
    unlock,
    switchAccount,
    switchChain,
    state,
    dropConnection,
    restoreConnection,
    revoke,
    emit,
  }
  return [rdns, { ...script, ...controls }]
}
