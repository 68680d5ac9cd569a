import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import type { ConnectView } from '../steps/connectView.ts'
import { FootButton, PaneFoot } from './PaneFoot.tsx'

export interface ConnectFootProps {
  readonly view: Pick<ConnectView, 'attempt' | 'layout' | 'onBack' | 'onGetWallet'>
  readonly wallet: WalletRow
}

/** The foot of CONNECT: install the wallet, or choose another one. */
export function ConnectFoot({ view, wallet }: ConnectFootProps) {
  const t = useTextOf(connectStepsEn)
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
  return (
    <PaneFoot text={textBeside()}>
      <FootButton onClick={onBack}>{t('connect.useAnother')}</FootButton>
    </PaneFoot>
  )

  function textBeside() {
    if (isWaiting && isExtension) return t('connect.nothingOpened', { wallet: wallet.name })
    const hasFailed = attempt.phase === 'failed' && attempt.kind !== 'rejected'
    return hasFailed ? t('connect.stillStuck') : undefined
  }
}
