import type { ServerMessages } from '../texts.ts'

/** The server's texts in this language. */
export const de: ServerMessages = {
  'explorer.back': 'Zurück zu {site}',
  'explorer.note': 'Lokale Kopie von {network}. Hier geht es nicht um echtes Geld.',
  'explorer.notKnown': 'Unbekannt',
  'explorer.refresh': 'Neu laden',
  'explorer.transaction': 'Transaktion',
  'explorer.hash': 'Hash',
  'explorer.status': 'Status',
  'explorer.pending': 'Ausstehend: noch in keinem Block',
  'explorer.confirmed': 'Bestätigt',
  'explorer.reverted':
    'Vom Netzwerk rückgängig gemacht: Nichts wurde geändert, nur die Gebühr wurde bezahlt',
  'explorer.unknown': 'In einem Block, Ergebnis unbekannt',
  'explorer.from': 'Von',
  'explorer.to': 'An',
  'explorer.created': 'Neuer Vertrag',
  'explorer.value': 'Wert',
  'explorer.fee': 'Gasgebühr',
  'explorer.feeOf': 'für {gas} Gas',
  'explorer.block': 'Block',
  'explorer.confirmations': 'Bestätigungen',
  'explorer.time': 'Zeit',
  'explorer.nonce': 'Nonce',
  'explorer.data': 'Daten',
  'explorer.bytes': { one: '{count} Byte', other: '{count} Byte' },
  'explorer.configuredDecimals': {
    one: 'mit {count} Nachkommastelle angezeigt, wie konfiguriert',
    other: 'mit {count} Nachkommastellen angezeigt, wie konfiguriert',
  },
  'explorer.address': 'Adresse',
  'explorer.balance': 'Guthaben',
  'explorer.sent': 'Gesendete Transaktionen',
  'explorer.kind': 'Art',
  'explorer.account': 'Konto',
  'explorer.contract': 'Vertrag, {size} Code',
  'explorer.latestBlock': 'Neuester Block',
  'explorer.unknownTransaction': 'Unbekannte Transaktion',
  'explorer.unknownTransactionText':
    'Die lokale Kopie von {network} hat keine Transaktion mit diesem Hash. Die Demo setzt ihre Netzwerke bei jedem Start zurück, frühere Transaktionen sind daher weg.',
  'explorer.notAHash':
    'Das ist kein Transaktionshash. Ein Hash ist 0x, gefolgt von 64 hexadezimalen Ziffern.',
  'explorer.notAnAddress':
    'Das ist keine Adresse. Eine Adresse ist 0x, gefolgt von 40 hexadezimalen Ziffern.',
  'explorer.unknownNetwork': 'Unbekanntes Netzwerk',
  'explorer.unknownNetworkText': 'Diese Demo hat kein Netzwerk mit dieser Chain-ID.',
  'explorer.notFound': 'Nicht gefunden',
  'explorer.notFoundText': 'Der Explorer zeigt nur einzelne Transaktionen und Adressen.',
  'explorer.noAnswer': 'Keine Antwort',
  'explorer.noAnswerText': 'Die lokale Kopie von {network} antwortet nicht. Läuft die Demo noch?',
  'page.description':
    'Verbinden Sie eine Wallet und sehen Sie, was sie enthält. Ohne Registrierung, ohne Passwort, ohne E-Mail.',
  'page.noScript':
    'Foyer braucht JavaScript, um sich mit Ihrer Wallet zu verbinden. Schalten Sie es ein und laden Sie die Seite neu.',
}
