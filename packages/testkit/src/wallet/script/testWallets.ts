import { type PersonalityName, personalities } from '../personalities.ts'
import { clearState } from '../storage.ts'
import type { WalletAccount, WalletChain } from '../types.ts'
import { accountsOf } from './accountsOf.ts'
import type { Rule } from './rules.ts'
import {
  createScriptedWallet,
  type ScriptedWallet,
  type ScriptedWalletOptions,
  type WalletControls,
  type WalletScript,
} from './scripted.ts'

/**
 * The JSON config of a test's wallet. Names and icons may be hostile: they are announced unchanged.
 */
export interface TestWalletConfig {
  /**
   * The wallet's rdns (EIP-6963) and its key in `window.foyerTestWallets`. Default: the
   * personality's; 'xyz.foyer.test-wallet' in `installWallet` without a personality.
   */
  readonly rdns?: string | undefined
  /** Default: the personality's; 'Test Wallet' in `installWallet` without a personality. */
  readonly name?: string | undefined
  /** Default: a drawing of a wallet, as a data URI. */
  readonly icon?: string | undefined
  /** Of the announcement (EIP-6963). Default: a new one at each load. */
  readonly uuid?: string | undefined
  /** The real wallet whose behaviour it imitates. Default 'plain', which follows the standards. */
  readonly personality?: PersonalityName | undefined
  /** The networks that it knows. It can only read and send on those with an `rpcUrl`. */
  readonly chains: readonly WalletChain[]
  /** Default: the first of `chains`. */
  readonly initialChainId?: number | undefined
  /**
   * The accounts that it holds: indexes of `anvilAccounts`, or others with their keys. Default:
   * all.
   */
  readonly accounts?: readonly (number | WalletAccount)[] | undefined
  /**
   * Rules, by method, that apply from the start of every page, e.g. to hang while the page
   * reconnects. Default: everything is approved.
   */
  readonly rules?: Readonly<Record<string, Rule>> | undefined
  /** Delay of the first announcement, in ms. Default: none. */
  readonly announceAfterMs?: number | undefined
  /** Whether to set `window.ethereum` to its provider. Default: what the personality sets. */
  readonly legacy?: boolean | undefined
  /** Whether it announces itself (EIP-6963). Default true. */
  readonly eip6963?: boolean | undefined
}

/** The control of one wallet in the page: its script and the user's actions. */
export type TestWallet = WalletScript & WalletControls & Pick<ScriptedWallet, 'stop'>

declare global {
  interface Window {
    /** Set before the script runs. */
    __foyerTestWallets?: readonly TestWalletConfig[] | undefined
    /** The installed wallets, by rdns. */
    foyerTestWallets?: Readonly<Record<string, TestWallet>> | undefined
  }
}

const drawnIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#3b5bdb"/><g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M68 40v-7a5 5 0 0 0-5-5H31a6 6 0 0 0 0 12h37a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5H31a6 6 0 0 1-6-6V34"/><path d="M60 54.5v.01"/></g></svg>',
)}`

/** Installs the wallets. Each keeps its permissions and its chain across reloads. */
export function installTestWallets(
  configs: readonly TestWalletConfig[],
): Readonly<Record<string, TestWallet>> {
  return Object.fromEntries(
    configs.map((config) => {
      const { rdns, wallet } = createTestWallet(config)
      return [rdns, wallet]
    }),
  )
}

/** A wallet in this page. */
export interface InstalledWallet {
  /** The name under which it announces itself (EIP-6963). */
  readonly rdns: string
  /** A test's control over it. */
  readonly wallet: TestWallet
  /** Disconnects the page, removes it from it, and clears its permissions and its chain. */
  remove(): void
}

/**
 * Installs one wallet in this page.
 *
 * @param expose Called with its provider; returns the one that pages get. Default: the same.
 * @throws RangeError without accounts or chains, or for a rule with an account that it does not
 * hold.
 */
export function createTestWallet(
  config: TestWalletConfig,
  expose?: ScriptedWalletOptions['expose'],
): InstalledWallet {
  const personality = personalities[config.personality ?? 'plain']
  const rdns = config.rdns ?? personality.rdns
  const storage = { key: `foyer-test-wallet:${rdns}` }
  const defaultIcon = personality.iconLineEnds ? `\n${drawnIcon}\n` : drawnIcon
  const ethereum = config.legacy === undefined ? personality.ethereum : setsWindow(config.legacy)
  const { engine, script, stop } = createScriptedWallet({
    accounts: accountsOf(config),
    chains: config.chains,
    initialChainId: config.initialChainId,
    personality: { ...personality, ethereum },
    rules: config.rules,
    storage,
    expose,
    announcement: {
      info: {
        uuid: config.uuid ?? freshUuid(),
        name: config.name ?? personality.name,
        icon: config.icon ?? defaultIcon,
        rdns,
      },
      afterMs: config.announceAfterMs,
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
  return {
    rdns,
    wallet: { ...script, ...controls, stop },
    remove() {
      revoke()
      stop()
      clearState(storage)
    },
  }
}

function setsWindow(legacy: boolean): 'announced' | 'none' {
  return legacy ? 'announced' : 'none'
}

/** New at each load, as that of extensions. Not `crypto.randomUUID`, which needs https. */
function freshUuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
