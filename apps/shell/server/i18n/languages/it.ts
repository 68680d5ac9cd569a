import type { ServerMessages } from '../texts.ts'

/** The server's texts in this language. */
export const it: ServerMessages = {
  'explorer.back': 'Torna a {site}',
  'explorer.note': 'Copia locale di {network}. Qui non c’è denaro vero.',
  'explorer.notKnown': 'Sconosciuto',
  'explorer.refresh': 'Ricarica',
  'explorer.transaction': 'Transazione',
  'explorer.hash': 'Hash',
  'explorer.status': 'Stato',
  'explorer.pending': 'In attesa: non ancora in un blocco',
  'explorer.confirmed': 'Confermata',
  'explorer.reverted': 'Annullata dalla rete: nulla è cambiato, è stata pagata solo la commissione',
  'explorer.unknown': 'In un blocco, esito sconosciuto',
  'explorer.from': 'Da',
  'explorer.to': 'A',
  'explorer.created': 'Nuovo contratto',
  'explorer.value': 'Valore',
  'explorer.fee': 'Commissione gas',
  'explorer.feeOf': 'per {gas} gas',
  'explorer.block': 'Blocco',
  'explorer.confirmations': 'Conferme',
  'explorer.time': 'Ora',
  'explorer.nonce': 'Nonce',
  'explorer.data': 'Dati',
  'explorer.bytes': { one: '{count} byte', other: '{count} byte' },
  'explorer.configuredDecimals': {
    one: 'mostrato con {count} decimale, come configurato',
    other: 'mostrato con {count} decimali, come configurato',
  },
  'explorer.address': 'Indirizzo',
  'explorer.balance': 'Saldo',
  'explorer.sent': 'Transazioni inviate',
  'explorer.kind': 'Tipo',
  'explorer.account': 'Account',
  'explorer.contract': 'Contratto, {size} di codice',
  'explorer.latestBlock': 'Ultimo blocco',
  'explorer.unknownTransaction': 'Transazione sconosciuta',
  'explorer.unknownTransactionText':
    'La copia locale di {network} non ha transazioni con questo hash. La demo azzera le sue reti a ogni avvio, quindi le transazioni precedenti non ci sono più.',
  'explorer.notAHash':
    'Non è l’hash di una transazione. Un hash è 0x seguito da 64 cifre esadecimali.',
  'explorer.notAnAddress': 'Non è un indirizzo. Un indirizzo è 0x seguito da 40 cifre esadecimali.',
  'explorer.unknownNetwork': 'Rete sconosciuta',
  'explorer.unknownNetworkText': 'Questa demo non ha reti con questo ID catena.',
  'explorer.notFound': 'Non trovato',
  'explorer.notFoundText': 'L’explorer mostra solo singole transazioni e indirizzi.',
  'explorer.noAnswer': 'Nessuna risposta',
  'explorer.noAnswerText':
    'La copia locale di {network} non risponde. La demo è ancora in esecuzione?',
  'page.description':
    'Connetti un wallet e guarda che cosa contiene. Nessun account, nessuna password, nessuna e-mail.',
  'page.noScript':
    'Foyer ha bisogno di JavaScript per connettersi al tuo wallet. Attivalo, poi ricarica la pagina.',
}
