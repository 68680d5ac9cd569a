import { cx } from '@foyer/ui/cx.ts'
import dialogStyles from '@foyer/ui/dialog/Dialog.module.css'
import { useId } from 'react'
import { useConnectDialog } from '../../packages/kit/src/connect/steps/useConnectDialog.ts'
import { useLayout } from '../../packages/kit/src/connect/steps/useLayout.ts'
import { CompactConnect } from '../../packages/kit/src/connect/views/CompactConnect.tsx'
import { WideConnect } from '../../packages/kit/src/connect/views/WideConnect.tsx'
import { useFurtherWallets } from '../../packages/kit/src/wallets/list/useFurtherWallets.ts'
import { useWalletList } from '../../packages/kit/src/wallets/list/useWalletList.ts'
import type { ConnectStart } from '../../packages/kit/src/wallets/modals/ModalsContext.ts'
import { wallets } from './config.ts'

interface ConnectPanelProps {
  /** Only shown: it can't be used. Default false. */
  readonly inert?: boolean | undefined
  /** In one pane, also where there is room for two. Default false. */
  readonly compact?: boolean | undefined
  /** Default: the list of wallets. */
  readonly start?: ConnectStart | undefined
  readonly onClose?: (() => void) | undefined
}

/** The kit's connect dialog in the flow of a page, not modal. */
export function ConnectPanel(props: ConnectPanelProps) {
  const { compact = false, inert = false, onClose = () => {}, start } = props
  // Not the strip of icons that phones have, where most of these wallets are unsupported.
  const layout = useLayout() === 'wide' && !compact ? 'wide' : 'compact'
  const { groups: configured, load } = useFurtherWallets(wallets)
  const groups = useWalletList(configured, { open: true, phone: false })
  const titleId = useId()
  const view = useConnectDialog({
    groups,
    layout,
    onClose,
    onSearch: load,
    open: !inert,
    start,
    titleId,
  })
  const isWide = layout === 'wide'
  return (
    <div data-kit="" lang="en" dir="ltr" inert={inert}>
      <section
        className={cx('panel', dialogStyles.dialog, dialogStyles[isWide ? 'wide' : 'compact'])}
        aria-labelledby={titleId}
        data-kit-root=""
      >
        <div className={dialogStyles.view}>
          <div className={dialogStyles.content}>
            {isWide ? <WideConnect {...view} /> : <CompactConnect {...view} />}
          </div>
        </div>
      </section>
    </div>
  )
}
