import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Traditional Chinese. */
export const zhTW: InstructionMessages = {
  'instructions.appInstallTitle': '在手機上開啟 {wallet}',
  'instructions.appInstallText': '加到主畫面，方便快速開啟。',
  'instructions.createTitle': '建立或匯入錢包',
  'instructions.createText':
    '請將助記詞抄寫在紙上。任何取得它的人都能控制您的錢包，因此切勿在網站上輸入。',
  'instructions.scanTitle': '點選掃描',
  'instructions.scanText': '掃描下一頁的 QR 碼，然後核准連線。',
  'instructions.openTitle': '在 {wallet} 中開啟此頁面',
  'instructions.openText': '請使用應用程式內的瀏覽器並在其中連線。此錢包無法掃描 QR 碼。',
  'instructions.extensionInstallTitle': '安裝 {wallet} 擴充功能',
  'instructions.extensionInstallText': '將它固定在網址列旁，方便快速開啟。',
  'instructions.refreshTitle': '重新整理此頁面',
  'instructions.refreshText': '新安裝的擴充功能只在安裝後載入的頁面上生效。',
}
