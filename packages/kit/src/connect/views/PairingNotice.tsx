import { LoadBoundary } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { ReactNode } from 'react'
import { slot } from '../../chains/config/slot.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { type PairingNoticeProps, pairingNotice } from '../../wallets/pairingNotice.ts'

interface Props extends Pick<PairingNoticeProps, 'wallet'> {
  /** Undefined until there is a pairing link. */
  readonly uri: string | undefined
  readonly children?: ReactNode
}

/**
 * The page's own notice about a pairing link; `children` if it has none, and until there is a link.
 * Its code loads once this is rendered: before there is a link, so that nothing moves later.
 */
export function PairingNotice({ children, uri, wallet }: Props): ReactNode {
  const kit = useKit('PairingNotice')
  const isConfigured = kit.get(pairingNotice) !== undefined
  const { value: Notice } = useLazyImport(kit.get(noticeCode), isConfigured)
  if (!Notice || uri === undefined) return children
  return (
    <LoadBoundary onRetry={() => {}} fallback={() => children}>
      <Notice wallet={wallet} uri={uri} />
    </LoadBoundary>
  )
}

const noticeCode = slot('noticeCode', (kit) => {
  const load = kit.get(pairingNotice)
  return lazyImport(async () => (await load?.())?.default)
})
