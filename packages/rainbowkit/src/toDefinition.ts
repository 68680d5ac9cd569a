import type {
  InstructionSet,
  InstructionStep,
  WalletDefinition,
  WalletKind,
} from '@foyer/kit/wallets'
import { isWalletConnect } from './getWalletConnectConnector.ts'
import type { RainbowKitStep, Wallet } from './wallet.ts'

/** A placeholder for a pairing URI, to find out where a wallet's function puts it. */
const sample = 'wc:foyer@2?relay-protocol=irn&symKey=0'

/**
 * Converts a wallet to the kit's definition. May load its icon. What its functions fail to make is
 * left out, since all wallets are listed at once.
 */
export async function toDefinition(wallet: Wallet): Promise<WalletDefinition> {
  const { definition, iconUrl: icon, id, name } = wallet
  const { desktop, extension, iconAccent, iconBackground, mobile, qrCode, rdns, shortName } = wallet
  const warn = (error: unknown) => {
    console.warn(`A function of the wallet "${name}" failed.`, error)
    return undefined
  }
  const iconUrl =
    typeof icon === 'function' ? await Promise.resolve().then(icon).catch(warn) : icon || undefined
  // The wallet's own connector has its id (see `connectorsForWallets`).
  const connectorId = hasOwnConnector(wallet) ? id : undefined
  const kind = kindOf(wallet)
  const shown = { id, name, shortName, iconUrl, iconAccent, iconBackground, kind, connectorId }
  if (definition) return { ...definition, ...shown }
  return {
    ...shown,
    rdns: rdns ? [rdns] : undefined,
    links: { mobile: template(mobile?.getUri, warn), desktop: template(desktop?.getUri, warn) },
    downloadUrls: wallet.downloadUrls,
    instructions: {
      qrCode: instructionSet(qrCode?.instructions),
      extension: instructionSet(extension?.instructions),
    },
  }
}

/** Whether a wallet is connected by the app's own connector, and not known to be missing. */
export function hasOwnConnector({ createConnector, installed }: Wallet): boolean {
  return installed !== false && !isWalletConnect(createConnector)
}

/** How a wallet connects if its provider is not in the page. */
export function kindOf(wallet: Wallet): WalletKind | undefined {
  if (hasOwnConnector(wallet)) return undefined
  if (wallet.definition) return wallet.definition.kind
  return isWalletConnect(wallet.createConnector) ? 'walletConnect' : undefined
}

/** The link that a function returns, with a placeholder for the pairing URI. */
function template(
  getUri: ((uri: string) => string) | undefined,
  onFailure: (error: unknown) => undefined,
): string | undefined {
  try {
    const link = getUri?.(sample)
    return link?.replaceAll(encodeURIComponent(sample), '{uri}').replaceAll(sample, '{rawUri}')
  } catch (error) {
    return onFailure(error)
  }
}

function instructionSet(
  given: { readonly learnMoreUrl: string; readonly steps: readonly RainbowKitStep[] } | undefined,
): InstructionSet | undefined {
  if (!given) return undefined
  const steps = given.steps.map(
    ({ step, ...texts }): InstructionStep => ({
      ...texts,
      kind: step === 'connect' ? 'scan' : step,
    }),
  )
  return { learnMoreUrl: given.learnMoreUrl, steps }
}
