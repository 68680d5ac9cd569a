import type { WalletRow } from '../../wallets/walletRow.ts'
import type { StepWallet } from './steps.ts'

/** What the step machine needs to know of a row. */
export function stepWalletOf({
  definition,
  downloadUrls,
  extensionDownloadUrl,
  id,
  ready,
}: WalletRow): StepWallet {
  return {
    id,
    ready,
    extension: extensionDownloadUrl !== undefined,
    extensionSteps: definition?.instructions?.extension !== undefined,
    // DOWNLOAD's code holds this very address.
    app: downloadUrls.qrCode !== undefined,
    appSteps: definition?.instructions?.qrCode !== undefined,
  }
}
