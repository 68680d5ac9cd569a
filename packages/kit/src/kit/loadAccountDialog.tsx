import { type ComponentType, lazy, Suspense, useState } from 'react'
import { AccountDialog, type AccountDialogProps } from '../account/AccountDialog.tsx'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/button/Button.tsx'
import { LoadBoundary } from '../ui/load/LoadBoundary.tsx'

type LoadSection = () => Promise<{ readonly default: ComponentType }>

/**
 * The kit's own sections of the account dialog, in this order. Each is fetched when the dialog is
 * opened, and draws nothing while it has nothing to say.
 */
const kitSections: readonly LoadSection[] = [
  async () => ({ default: (await import('../sign-in/VerifySection.tsx')).VerifySection }),
  async () => ({
    default: (await import('../transactions/views/RecentTransactions.tsx')).RecentTransactions,
  }),
]

interface KitAccountDialogProps extends Omit<AccountDialogProps, 'sections'> {
  /** The page's own sections, after the kit's. One that fails leaves the rest of the dialog as it is. */
  readonly accountSlots: readonly ComponentType[]
}

/** The account dialog with its sections, all of them loaded, so that it opens whole and nothing in it moves afterwards. */
export async function loadAccountDialog() {
  const slots = kitSections.map(createSlot)
  await Promise.allSettled(slots.map((slot) => slot.load()))
  const own = slots.map((slot, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the kit's sections are fixed.
    <KitSection key={index} slot={slot} />
  ))
  return {
    default: function KitAccountDialog({ accountSlots, ...props }: KitAccountDialogProps) {
      const ofPage = accountSlots.map((Section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections are given once and never reordered.
        <Section key={index} />
      ))
      return <AccountDialog {...props} sections={[...own, ...ofPage]} />
    },
  }
}

/** A section, and whether it is here. */
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
  // React waits even for a lazy component that is here already; and it remembers a failed download, so that another try
  // needs a new one.
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
