import type { instructionsEn } from '@foyer/ui/i18n/instructionsEn.ts'
import type { Translator } from '@foyer/ui/i18n/messages.ts'
import type { InstructionStep, WalletDefinition } from '../../wallets/walletDefinition.ts'

export type InstructionPlace = 'app' | 'extension'

export interface InstructionWallet {
  readonly name: string
  readonly definition: WalletDefinition | undefined
}

/** A step with the URL of its 'Learn More' link; undefined for the page's own. */
export interface ShownInstruction extends InstructionStep {
  readonly learnMoreUrl: string | undefined
}

/** The wallet's own steps, or else the kit's, translated. */
export function instructionSteps(
  { definition, name: wallet }: InstructionWallet,
  place: InstructionPlace,
  t: Translator<typeof instructionsEn>,
): readonly ShownInstruction[] {
  const sets = definition?.instructions
  const set = place === 'app' ? sets?.qrCode : sets?.extension
  const steps =
    set?.steps && set.steps.length > 0 ? set.steps : kitSteps(wallet, definition, place, t)
  return steps.map((step) => ({
    ...step,
    learnMoreUrl: step.learnMoreUrl ?? set?.learnMoreUrl,
  }))
}

/** The kind of each of the kit's steps, by the name of its texts. */
const kinds = {
  appInstall: 'install',
  extensionInstall: 'install',
  create: 'create',
  scan: 'scan',
  open: 'refresh',
  refresh: 'refresh',
} as const

function kitSteps(
  wallet: string,
  definition: WalletDefinition | undefined,
  place: InstructionPlace,
  t: Translator<typeof instructionsEn>,
): readonly InstructionStep[] {
  const inApp = ['appInstall', 'create', canScan(definition) ? 'scan' : 'open'] as const
  const names = place === 'app' ? inApp : (['extensionInstall', 'create', 'refresh'] as const)
  return names.map((name) => ({
    kind: kinds[name],
    title: t(`instructions.${name}Title`, { wallet }),
    description: t(`instructions.${name}Text`),
  }))
}

/** The app can scan a code: an app inside another browser cannot reach the page. */
function canScan(definition: WalletDefinition | undefined): boolean {
  return definition?.kind === 'walletConnect' || definition?.kind === 'coinbase'
}
