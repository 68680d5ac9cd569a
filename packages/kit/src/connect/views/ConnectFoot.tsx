import { connectEn } from '../../i18n/connectEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import type { ConnectView } from '../steps/connectView.ts'
import { FootButton, PaneFoot } from './PaneFoot.tsx'

export interface ConnectFootProps {
  readonly view: Pick<ConnectView, 'attempt' | 'layout' | 'onBack' | 'onGetWallet'>
  readonly wallet: WalletRow
}

/** Another way out of CONNECT: install the wallet, or take another one. */
export function ConnectFoot({ view, wallet }: ConnectFootProps) {
  const t = useTextOf(connectEn)
  const canInstall = wallet.extensionDownloadUrl !== undefined && view.layout !== 'phone'
  if (canInstall && view.attempt.phase === 'connecting') {
    return (
      <PaneFoot text={t('connect.notHere', { wallet: wallet.name })}>
        <FootButton onClick={() => view.onGetWallet(wallet)}>{t('connect.install')}</FootButton>
      </PaneFoot>
    )
  }
  return (
    <PaneFoot text={t('connect.stillStuck')}>
      <FootButton onClick={view.onBack}>{t('connect.useAnother')}</FootButton>
    </PaneFoot>
  )
}
