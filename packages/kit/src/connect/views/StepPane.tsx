import { useViewFocus } from '@foyer/ui/dialog/Dialog.tsx'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { LoadFailure } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import { LearnView } from './LearnView.tsx'
import type { StepProps } from './OtherStep.tsx'

/** The other steps' code, which loads after that of the list. */
const otherSteps = lazyImport(() => import('./OtherStep.tsx'))

/** Loads the steps' code before the visitor gets there. */
export function preloadSteps(): void {
  // A step that is opened without it reports the failure.
  otherSteps.load().catch(() => undefined)
}

/** Head, view and foot of every step except the list, the same in each layout. */
export function StepPane({ head, headingId, view }: StepProps) {
  const t = useTextOf(connectEn)
  const { step, wallet } = view
  if (step !== 'GET' && (!wallet || step === 'NONE' || step === 'LEARN_COMPACT')) {
    return (
      <>
        {head(t('connect.learnTitle'))}
        <LearnView onGet={view.onGet} />
      </>
    )
  }
  return <LaterStep head={head} headingId={headingId} view={view} />
}

/** A step whose code may still be loading. Until then, only its head is shown. */
function LaterStep(props: StepProps) {
  const { head, headingId, view } = props
  const code = useLazyImport(otherSteps, true)
  const { value } = code
  useViewFocus(String(value !== undefined), headingId ?? view.titleId)
  if (value) return <value.OtherStep {...props} />
  return (
    <>
      {head(view.wallet?.name)}
      {code.failed ? <LoadFailure {...code} /> : null}
    </>
  )
}
