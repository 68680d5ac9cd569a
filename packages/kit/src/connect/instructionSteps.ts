import type { instructionsEn } from '../i18n/instructionsEn.ts'
import type { Translator } from '../i18n/messages.ts'
import type { InstructionSet, InstructionStep } from '../wallets/walletInstructions.ts'

export type InstructionPlace = 'app' | 'extension'

/** The steps of a set: the wallet's own words, else the kit's, translated. */
export function instructionSteps(
  set: InstructionSet | undefined,
  place: InstructionPlace,
  wallet: string,
  t: Translator<typeof instructionsEn>,
): readonly InstructionStep[] {
  if (set?.steps && set.steps.length > 0) return set.steps
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
      {
        kind: 'scan',
        title: t('instructions.scanTitle'),
        description: t('instructions.scanText'),
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
