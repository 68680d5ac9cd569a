import type { ReactNode } from 'react'
import { connectEn } from '../../i18n/connectEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { isAnyWallet } from '../attempt/appLink.ts'
import { type ConnectView, codeToScan } from '../steps/connectView.ts'
import { ConnectingView } from './ConnectingView.tsx'
import { DownloadOptionsView } from './DownloadOptionsView.tsx'
import { DownloadView } from './DownloadView.tsx'
import { GetView } from './GetView.tsx'
import { InstructionsView } from './InstructionsView.tsx'
import { LearnView } from './LearnView.tsx'
import { NotReadyView } from './NotReadyView.tsx'
import { FootButton, PaneFoot } from './PaneFoot.tsx'
import { ScanView } from './ScanView.tsx'

export interface StepPaneProps {
  readonly view: ConnectView
  /** Draws the layout's head; without a title, the view draws its own heading. */
  readonly head: (title: string | undefined) => ReactNode
  /** Id for that heading. */
  readonly headingId?: string | undefined
}

/** Head, view and foot of every step except the list; the same in each layout. */
export function StepPane({ head, headingId, view }: StepPaneProps) {
  const t = useTextOf(connectEn)
  const { step, wallet } = view
  if (step === 'GET') {
    return (
      <>
        {head(t('connect.get'))}
        <GetView groups={view.groups} layout={view.layout} onGetWallet={view.onGetWallet} />
      </>
    )
  }
  if (!wallet || step === 'NONE' || step === 'LEARN_COMPACT') {
    return (
      <>
        {head(t('connect.learnTitle'))}
        <LearnView onGet={view.onGet} />
      </>
    )
  }
  return <WalletPane head={head} headingId={headingId} view={view} wallet={wallet} />
}

function WalletPane({
  head,
  headingId,
  view,
  wallet,
}: StepPaneProps & { readonly wallet: WalletRow }) {
  const t = useTextOf(connectEn)
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
      return <ConnectPane head={head} headingId={headingId} view={view} wallet={wallet} />
  }
}

function ConnectPane({
  head,
  headingId,
  view,
  wallet,
}: StepPaneProps & { readonly wallet: WalletRow }) {
  const t = useTextOf(connectEn)
  const { attempt, layout, onOpen, onRetry, onGetWallet } = view
  const code = codeToScan(wallet, attempt, layout)
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
          isPhone={layout === 'phone'}
          onOpen={onOpen}
          onRetry={onRetry}
          onGetWallet={onGetWallet}
        />
      </>
    )
  }
  const isReady = wallet.ready || attempt.phase !== 'idle'
  return (
    <>
      {head(undefined)}
      {isReady ? (
        <ConnectingView
          attempt={attempt}
          headingId={headingId}
          onOpen={onOpen}
          onRetry={onRetry}
          wallet={wallet}
        />
      ) : (
        <NotReadyView wallet={wallet} headingId={headingId} />
      )}
      <ConnectFoot view={view} wallet={wallet} />
    </>
  )
}

interface ConnectFootProps {
  readonly view: Pick<ConnectView, 'attempt' | 'layout' | 'onBack' | 'onGetWallet'>
  readonly wallet: WalletRow
}

/** The foot of CONNECT: install the wallet, or choose another one. */
function ConnectFoot({ view, wallet }: ConnectFootProps) {
  const t = useTextOf(connectEn)
  const { attempt, layout, onBack, onGetWallet } = view
  const isWaiting = attempt.phase === 'connecting' && layout !== 'phone'
  // An extension's window can open behind others, or only once its toolbar button is clicked.
  const isExtension = wallet.installed && !wallet.bundled
  if (isWaiting && wallet.extensionDownloadUrl !== undefined) {
    const text = isExtension ? 'connect.nothingOpened' : 'connect.notHere'
    return (
      <PaneFoot text={t(text, { wallet: wallet.name })}>
        <FootButton onClick={() => onGetWallet(wallet)}>{t('connect.install')}</FootButton>
      </PaneFoot>
    )
  }
  const text =
    isWaiting && isExtension
      ? t('connect.nothingOpened', { wallet: wallet.name })
      : t('connect.stillStuck')
  return (
    <PaneFoot text={text}>
      <FootButton onClick={onBack}>{t('connect.useAnother')}</FootButton>
    </PaneFoot>
  )
}
