import { accountEn } from '../accountEn.ts'
import { chainEn } from '../chainEn.ts'
import { connectEn } from '../connectEn.ts'
import { connectStepsEn } from '../connectStepsEn.ts'
import { en } from '../en.ts'
import { instructionsEn } from '../instructionsEn.ts'
import { signInEn } from '../signInEn.ts'
import { toastEn } from '../toastEn.ts'
import { transactionsEn } from '../transactionsEn.ts'
import { walletEn } from '../walletEn.ts'

/** Every English text of the kit by its key, with the setup instructions of wallets. */
export const englishTexts = {
  ...en,
  ...accountEn,
  ...chainEn,
  ...connectEn,
  ...connectStepsEn,
  ...signInEn,
  ...toastEn,
  ...transactionsEn,
  ...walletEn,
  ...instructionsEn,
} as const
