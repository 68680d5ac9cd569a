import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Japanese. */
export const ja: InstructionMessages = {
  'instructions.appInstallTitle': 'スマートフォンで {wallet} を開く',
  'instructions.appInstallText': 'ホーム画面に追加すると、すぐに開けます。',
  'instructions.createTitle': 'ウォレットを作成またはインポート',
  'instructions.createText':
    'リカバリーフレーズは紙に書き留めてください。知っている人は誰でもウォレットを操作できるため、ウェブサイトには絶対に入力しないでください。',
  'instructions.scanTitle': 'スキャナーをタップ',
  'instructions.scanText': '次の画面のコードをスキャンし、接続を承認します。',
  'instructions.openTitle': '{wallet} でこのページを開く',
  'instructions.openText':
    'アプリ内のブラウザーを使い、そこで接続してください。このウォレットはコードをスキャンできません。',
  'instructions.extensionInstallTitle': '{wallet} の拡張機能をインストール',
  'instructions.extensionInstallText': 'アドレスバーの横に固定すると、すぐに開けます。',
  'instructions.refreshTitle': 'このページを再読み込み',
  'instructions.refreshText':
    '新しい拡張機能は、インストール後に読み込んだページでのみ動作します。',
}
