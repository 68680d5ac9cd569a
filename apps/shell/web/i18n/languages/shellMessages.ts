import type { TranslationOf } from '@foyer/ui/i18n/messages.ts'
import type { activityEn } from '../activityEn.ts'
import type { demoChainEn } from '../demoChainEn.ts'
import type { demoEn } from '../demoEn.ts'
import type { en } from '../en.ts'
import type { lookupEn } from '../lookupEn.ts'
import type { networksEn } from '../networksEn.ts'
import type { noticesEn } from '../noticesEn.ts'
import type { pagesEn } from '../pagesEn.ts'
import type { sendErrorsEn } from '../sendErrorsEn.ts'
import type { sessionsEn } from '../sessionsEn.ts'
import type { statusEn } from '../statusEn.ts'
import type { vaultEn } from '../vaultEn.ts'

/** All the shell's texts, in any language. */
export type ShellMessages = TranslationOf<
  typeof en &
    typeof activityEn &
    typeof demoChainEn &
    typeof demoEn &
    typeof lookupEn &
    typeof networksEn &
    typeof noticesEn &
    typeof pagesEn &
    typeof sendErrorsEn &
    typeof sessionsEn &
    typeof statusEn &
    typeof vaultEn
>
