import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Italian. */
export const it: InstructionMessages = {
  'instructions.appInstallTitle': 'Apri {wallet} sul telefono',
  'instructions.appInstallText': 'Aggiungilo alla schermata Home per un accesso rapido.',
  'instructions.createTitle': 'Crea o importa un wallet',
  'instructions.createText':
    'Scrivi la frase di recupero su carta. Chi la possiede controlla il tuo wallet, quindi non digitarla mai in un sito.',
  'instructions.scanTitle': 'Tocca lo scanner',
  'instructions.scanText':
    'Scansiona il codice nella schermata successiva, poi approva la connessione.',
  'instructions.openTitle': 'Apri questa pagina in {wallet}',
  'instructions.openText':
    'Usa il browser interno dell’app e connettiti da lì. Questo wallet non può scansionare codici.',
  'instructions.extensionInstallTitle': 'Installa l’estensione {wallet}',
  'instructions.extensionInstallText':
    'Fissala accanto alla barra degli indirizzi per un accesso rapido.',
  'instructions.refreshTitle': 'Ricarica questa pagina',
  'instructions.refreshText':
    'Una nuova estensione funziona solo nelle pagine caricate dopo l’installazione.',
}
