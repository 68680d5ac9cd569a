import { Button } from '@foyer/ui/button/Button.tsx'
import { followSmallRem } from '@foyer/ui/followSmallRem.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { LoadBoundary } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { type LazyImport, lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { ComponentType } from 'react'
import { AccountDialog, type AccountDialogProps } from '../account/AccountDialog.tsx'
import { useProviderOptions } from '../chains/config/ProviderOptionsContext.ts'

/**
 * The kit's sections of the account dialog, in order. Each loads when the dialog opens and renders
 * nothing if it has nothing to show.
 */
const kitSections: readonly LazyImport<ComponentType>[] = [
  lazyImport(async () => (await import('../sign-in/VerifySection.tsx')).VerifySection),
  lazyImport(
    async () => (await import('../transactions/views/RecentTransactions.tsx')).RecentTransactions,
  ),
]

/** Loads the account dialog with all of its sections, so that nothing in it moves after opening. */
export async function loadAccountDialog() {
  followSmallRem()
  await Promise.allSettled(kitSections.map(({ load }) => load()))
  const own = kitSections.map((code, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the kit's sections are fixed.
    <KitSection key={index} code={code} />
  ))
  return function KitAccountDialog(props: Omit<AccountDialogProps, 'sections'>) {
    const { accountSlots = [] } = useProviderOptions()
    const ofPage = accountSlots.map((Section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sections are given once and never reordered.
      <Section key={index} />
    ))
    return <AccountDialog {...props} sections={[...own, ...ofPage]} />
  }
}

function KitSection({ code }: { readonly code: LazyImport<ComponentType> }) {
  const t = useText()
  const { failed, retry, value: Section } = useLazyImport(code, true)
  const notice = (again: () => void) => (
    <div role="alert">
      {t('load.failed')}{' '}
      <Button size="small" onClick={again}>
        {t('connect.retry')}
      </Button>
    </div>
  )
  if (failed) return notice(retry)
  return Section ? (
    // A section that throws leaves the rest of the dialog usable.
    <LoadBoundary onRetry={retry} fallback={notice}>
      <Section />
    </LoadBoundary>
  ) : null
}
