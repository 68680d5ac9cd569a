import type { ServerMessages } from '../texts.ts'

/** The server's texts in this language. */
export const ja: ServerMessages = {
  'explorer.back': '{site} に戻る',
  'explorer.note': '{network} のローカルコピーです。本物のお金は使われません。',
  'explorer.notKnown': '不明',
  'explorer.refresh': '再読み込み',
  'explorer.transaction': 'トランザクション',
  'explorer.hash': 'ハッシュ',
  'explorer.status': 'ステータス',
  'explorer.pending': '保留中：まだブロックに取り込まれていません',
  'explorer.confirmed': '確認済み',
  'explorer.reverted': 'リバートされました（変更はなく、手数料のみ支払い済み）',
  'explorer.unknown': 'ブロックに取り込み済み、結果は不明',
  'explorer.from': '送信元',
  'explorer.to': '送信先',
  'explorer.created': '新しいコントラクト',
  'explorer.value': '金額',
  'explorer.fee': 'ガス代',
  'explorer.feeOf': '{gas} gas 分',
  'explorer.block': 'ブロック',
  'explorer.confirmations': '確認数',
  'explorer.time': '日時',
  'explorer.nonce': 'ナンス',
  'explorer.data': 'データ',
  'explorer.bytes': { other: '{count} バイト' },
  'explorer.configuredDecimals': { other: '設定に従い小数点以下 {count} 桁で表示' },
  'explorer.address': 'アドレス',
  'explorer.balance': '残高',
  'explorer.sent': '送信したトランザクション',
  'explorer.kind': '種類',
  'explorer.account': 'アカウント',
  'explorer.contract': 'コントラクト、コード {size}',
  'explorer.latestBlock': '最新のブロック',
  'explorer.unknownTransaction': '不明なトランザクション',
  'explorer.unknownTransactionText':
    '{network} のローカルコピーに、このハッシュのトランザクションはありません。デモは起動のたびにネットワークをリセットするため、以前のトランザクションは残っていません。',
  'explorer.notAHash':
    'トランザクションハッシュではありません。ハッシュは 0x に続く 64 桁の 16 進数です。',
  'explorer.notAnAddress': 'アドレスではありません。アドレスは 0x に続く 40 桁の 16 進数です。',
  'explorer.unknownNetwork': '不明なネットワーク',
  'explorer.unknownNetworkText': 'このデモに、このチェーン ID のネットワークはありません。',
  'explorer.notFound': '見つかりません',
  'explorer.notFoundText':
    'このエクスプローラーは個々のトランザクションとアドレスだけを表示します。',
  'explorer.noAnswer': '応答なし',
  'explorer.noAnswerText':
    '{network} のローカルコピーが応答していません。デモはまだ動作していますか？',
  'page.description':
    'ウォレットを接続して、中の資産を確認できます。アカウントもパスワードもメールも不要です。',
  'page.noScript':
    'Foyer がウォレットに接続するには JavaScript が必要です。有効にしてからページを再読み込みしてください。',
}
