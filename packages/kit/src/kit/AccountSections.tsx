import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
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

export interface AccountSections {
  /** The kit's, then those of the page. One that fails leaves the rest of the dialog as it is. */
  readonly nodes: readonly ReactNode[]
  /** Fetches the kit's own, so that the dialog opens whole and nothing in it moves afterwards. */
  load(): Promise<unknown>
}

export function accountSections(pageSections: readonly ComponentType[]): AccountSections {
  const slots = kitSections.map(createSlot)
  const own = slots.map((slot, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the kit's sections are fixed.
    <KitSection key={index} slot={slot} />
  ))
  const ofPage = pageSections.map((Section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections are given once and never reordered.
    <Section key={index} />
  ))
  return {
    nodes: [...own, ...ofPage],
    load: () => Promise.allSettled(slots.map((slot) => slot.load())),
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
