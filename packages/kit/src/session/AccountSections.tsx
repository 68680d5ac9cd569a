import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/button/Button.tsx'
import { LoadBoundary } from './LoadBoundary.tsx'

type LoadSection = () => Promise<{ readonly default: ComponentType }>

/**
 * The kit's own sections of the account dialog, in this order. Each is fetched when the dialog is
 * opened, and draws nothing while it has nothing to say.
 */
const kitSections: readonly LoadSection[] = [
  async () => ({ default: (await import('../sign-in/VerifySection.tsx')).VerifySection }),
  async () => ({
    default: (await import('../transactions/RecentTransactions.tsx')).RecentTransactions,
  }),
]

/** The kit's sections, then those of the page. One that fails leaves the rest of the dialog as it is. */
export function accountSections(pageSections: readonly ComponentType[]): readonly ReactNode[] {
  const own = kitSections.map((load, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the kit's sections are fixed.
    <KitSection key={index} load={load} />
  ))
  const ofPage = pageSections.map((Section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sections are given once and never reordered.
    <Section key={index} />
  ))
  return [...own, ...ofPage]
}

function KitSection({ load }: { readonly load: LoadSection }) {
  const t = useText()
  // React remembers a failed download, so another try needs a new lazy component.
  const [Section, setSection] = useState(() => lazy(load))
  return (
    <LoadBoundary
      onRetry={() => setSection(lazy(load))}
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
