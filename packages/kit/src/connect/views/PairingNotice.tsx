import { lazy, type ReactNode, Suspense } from 'react'
import type { Kit } from '../../config/kit.ts'
import { useKit } from '../../config/useKit.ts'
import { LoadBoundary } from '../../ui/load/LoadBoundary.tsx'
import { type PairingNoticeProps, pairingNotice } from '../../wallets/pairingNotice.ts'

/**
 * The page's own notice about a pairing link; `children` if it has none, and until it has loaded.
 */
export function PairingNotice({
  children,
  uri,
  wallet,
}: PairingNoticeProps & { readonly children?: ReactNode }) {
  const Notice = useKit().once(lazyNotice)
  if (!Notice) return children
  return (
    <LoadBoundary onRetry={() => {}} fallback={() => children}>
      <Suspense fallback={children}>
        <Notice wallet={wallet} uri={uri} />
      </Suspense>
    </LoadBoundary>
  )
}

function lazyNotice(kit: Kit) {
  const load = kit.once(pairingNotice)
  return load && lazy(load)
}
