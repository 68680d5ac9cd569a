import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { ReactNode } from 'react'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { isAnyWallet } from '../attempt/appLink.ts'
import { type ConnectView, codeToScan } from '../steps/connectView.ts'
import { ConnectFoot } from './ConnectFoot.tsx'
import { ConnectingView } from './ConnectingView.tsx'
import { DownloadOptionsView } from './DownloadOptionsView.tsx'
import { DownloadView } from './DownloadView.tsx'
import { GetView } from './GetView.tsx'
import { InstructionsView } from './InstructionsView.tsx'
import { NotReadyView } from './NotReadyView.tsx'
import { ScanView } from './ScanView.tsx'

export interface StepProps {
  readonly view: ConnectView
  /** Draws the layout's head; without a title, the view draws its own heading. */
  readonly head: (title: string | undefined) => ReactNode
  /** Id for that heading. */
  readonly headingId?: string | undefined
}

/**
 * The steps beside the list and the explanation: a wallet that is being asked, where to get a
 * wallet, and codes to scan. Loaded after the list.
 */
export function OtherStep(props: StepProps) {
  const t = useTextOf(connectStepsEn)
  const tDialog = useTextOf(connectEn)
  const { head, view } = props
  const { wallet } = view
  if (!wallet || view.step === 'GET') {
    return (
      <>
        {head(tDialog('connect.get'))}
        <GetView groups={view.groups} layout={view.layout} onGetWallet={view.onGetWallet} />
      </>
    )
  }
  const name = wallet.name
  switch (view.step) {
    case 'DOWNLOAD_OPTIONS':
      return (
        <>
          {head(t('connect.getTitle', { wallet: name }))}
          <DownloadOptionsView
            wallet={wallet}
            onExtension={view.onExtension}
            onGetApp={view.onGetApp}
          />
        </>
      )
    case 'DOWNLOAD':
      return (
        <>
          {head(t('connect.installTitle', { wallet: name }))}
          <DownloadView wallet={wallet} onContinue={view.onContinue} />
        </>
      )
    case 'INSTRUCTIONS_MOBILE':
    case 'INSTRUCTIONS_EXTENSION':
      return (
        <>
          {head(t('connect.startTitle', { wallet: wallet.shortName }))}
          <InstructionsView
            wallet={wallet}
            place={view.step === 'INSTRUCTIONS_MOBILE' ? 'app' : 'extension'}
            onConnect={view.onConnect}
          />
        </>
      )
    default:
      return <ConnectStep {...props} wallet={wallet} />
  }
}

/** CONNECT: a wallet that is being asked, a code to scan, or a wallet that is not ready. */
function ConnectStep(props: StepProps & { readonly wallet: WalletRow }) {
  const { head, headingId, view, wallet } = props
  const t = useTextOf(connectStepsEn)
  const code = codeToScan(wallet, view.attempt, view.layout)
  if (code) {
    const title = isAnyWallet(wallet)
      ? t('connect.scanPhone')
      : t('connect.scanWallet', { wallet: wallet.name })
    return (
      <>
        {head(title)}
        <ScanView
          wallet={wallet}
          link={code.link}
          appMissing={code.appMissing}
          isPhone={view.layout === 'phone'}
          onOpen={view.onOpen}
          onRetry={view.onRetry}
          onGetWallet={view.onGetWallet}
        />
      </>
    )
  }
  const isAsked = wallet.ready || view.attempt.phase !== 'idle'
  return (
    <>
      {head(undefined)}
      {isAsked ? (
        <ConnectingView
          attempt={view.attempt}
          headingId={headingId}
          onOpen={view.onOpen}
          onRetry={view.onRetry}
          wallet={wallet}
        />
      ) : (
        <NotReadyView wallet={wallet} headingId={headingId} />
      )}
      <ConnectFoot view={view} wallet={wallet} />
    </>
  )
}
