import { Button } from '@foyer/ui/button/Button.tsx'
import { followSmallRem } from '@foyer/ui/followSmallRem.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { LoadBoundary } from '@foyer/ui/load/LoadBoundary.tsx'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { AccountDialog, type AccountDialogProps } from '../account/AccountDialog.tsx'
import { useProviderOptions } from '../chains/config/ProviderOptionsContext.ts'

type LoadSection = () => Promise<{ readonly default: ComponentType }>

/**
 * The kit's sections of the account dialog, in order. Each loads when the dialog opens and renders
 * nothing if it has nothing to show.
 */
const kitSections: readonly LoadSection[] = [
  async () => ({ default: (await import('../sign-in/VerifySection.tsx')).VerifySection }),
  async () => ({
    default: (await import('../transactions/views/RecentTransactions.tsx')).RecentTransactions,
  }),
]

/** Loads the account dialog with all of its sections, so that nothing in it moves after opening. */
export async function loadAccountDialog() {
  followSmallRem()
  const slots = kitSections.map(createSlot)
  await Promise.allSettled(slots.map((slot) => slot.load()))
  const own = slots.map((slot, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the kit's sections are fixed.
    <KitSection key={index} slot={slot} />
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

/** A section and, once loaded, its component. */
interface Slot {
  loaded: ComponentType | undefined
  readonly load: LoadSection
}

function createSlot(fetch: LoadSection): Slot {
  const slot: Slot = {
    loaded: undefined,
    async load() {
      const section = await fetch()
      slot.loaded = section.default
      return section
    },
  }
  return slot
}

function KitSection({ slot }: { readonly slot: Slot }) {
  const t = useText()
  // React suspends even for a lazy component that has loaded, and caches a failed download, so a
  // retry needs a new one.
  const [Section, setSection] = useState(() => slot.loaded ?? lazy(slot.load))
  return (
    <LoadBoundary
      onRetry={() => setSection(lazy(slot.load))}
      fallback={(retry) => (
        <div role="alert">
          {t('load.failed')}{' '}
          <Button size="small" onClick={retry}>
            {t('connect.retry')}
          </Button>
        </div>
      )}
    >
      <Suspense fallback={null}>
        <Section />
      </Suspense>
    </LoadBoundary>
  )
}
