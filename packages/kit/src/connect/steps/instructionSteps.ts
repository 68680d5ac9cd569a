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

function kitSteps(
  wallet: string,
  definition: WalletDefinition | undefined,
  place: InstructionPlace,
  t: Translator<typeof instructionsEn>,
): readonly InstructionStep[] {
  const create: InstructionStep = {
    kind: 'create',
    title: t('instructions.createTitle'),
    description: t('instructions.createText'),
  }
  if (place === 'app') {
    return [
      {
        kind: 'install',
        title: t('instructions.appInstallTitle', { wallet }),
        description: t('instructions.appInstallText'),
      },
      create,
      canScan(definition)
        ? {
            kind: 'scan',
            title: t('instructions.scanTitle'),
            description: t('instructions.scanText'),
          }
        : {
            kind: 'refresh',
            title: t('instructions.openTitle', { wallet }),
            description: t('instructions.openText'),
          },
    ]
  }
  return [
    {
      kind: 'install',
      title: t('instructions.extensionInstallTitle', { wallet }),
      description: t('instructions.extensionInstallText'),
    },
    create,
    {
      kind: 'refresh',
      title: t('instructions.refreshTitle'),
      description: t('instructions.refreshText'),
    },
  ]
}

/** The app can scan a code: an app inside another browser cannot reach the page. */
function canScan(definition: WalletDefinition | undefined): boolean {
  return definition?.kind === 'walletConnect' || definition?.kind === 'coinbase'
}
