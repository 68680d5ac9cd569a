import type { ServerMessages } from '../texts.ts'

/** The server's texts in this language. */
export const ms: ServerMessages = {
  'explorer.back': 'Kembali ke {site}',
  'explorer.note': 'Salinan tempatan {network}. Tiada wang sebenar di sini.',
  'explorer.notKnown': 'Tidak diketahui',
  'explorer.refresh': 'Muat semula',
  'explorer.transaction': 'Transaksi',
  'explorer.hash': 'Hash',
  'explorer.status': 'Status',
  'explorer.pending': 'Belum selesai: belum dalam blok',
  'explorer.confirmed': 'Disahkan',
  'explorer.reverted': 'Diundurkan: tiada apa yang berubah, hanya yuran dikenakan',
  'explorer.unknown': 'Dalam blok, hasil tidak diketahui',
  'explorer.from': 'Daripada',
  'explorer.to': 'Kepada',
  'explorer.created': 'Kontrak baharu',
  'explorer.value': 'Nilai',
  'explorer.fee': 'Yuran gas',
  'explorer.feeOf': 'untuk {gas} gas',
  'explorer.block': 'Blok',
  'explorer.confirmations': 'Pengesahan',
  'explorer.time': 'Masa',
  'explorer.nonce': 'Nonce',
  'explorer.data': 'Data',
  'explorer.bytes': { other: '{count} bait' },
  'explorer.configuredDecimals': {
    other: 'dipaparkan dengan {count} tempat perpuluhan, mengikut konfigurasi',
  },
  'explorer.address': 'Alamat',
  'explorer.balance': 'Baki',
  'explorer.sent': 'Transaksi dihantar',
  'explorer.kind': 'Jenis',
  'explorer.account': 'Akaun',
  'explorer.contract': 'Kontrak, {size} kod',
  'explorer.latestBlock': 'Blok terkini',
  'explorer.unknownTransaction': 'Transaksi tidak dikenali',
  'explorer.unknownTransactionText':
    'Salinan tempatan {network} tiada transaksi dengan hash ini. Demo menetapkan semula rangkaiannya setiap kali bermula, jadi transaksi terdahulu sudah tiada.',
  'explorer.notAHash': 'Ini bukan hash transaksi. Hash ialah 0x diikuti 64 digit heksadesimal.',
  'explorer.notAnAddress': 'Ini bukan alamat. Alamat ialah 0x diikuti 40 digit heksadesimal.',
  'explorer.unknownNetwork': 'Rangkaian tidak dikenali',
  'explorer.unknownNetworkText': 'Demo ini tiada rangkaian dengan ID rantaian ini.',
  'explorer.notFound': 'Tidak ditemui',
  'explorer.notFoundText': 'Peneroka blok hanya memaparkan satu transaksi atau alamat.',
  'explorer.noAnswer': 'Tiada respons',
  'explorer.noAnswerText':
    'Salinan tempatan {network} tidak memberi respons. Adakah demo masih berjalan?',
  'page.description':
    'Sambung dompet dan lihat isinya. Tanpa akaun, tanpa kata laluan, tanpa e-mel.',
  'page.noScript':
    'Foyer memerlukan JavaScript untuk menyambung ke dompet anda. Hidupkannya, kemudian muat semula halaman.',
}
