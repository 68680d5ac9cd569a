import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in German. */
export const de: InstructionMessages = {
  'instructions.appInstallTitle': '{wallet} auf Ihrem Smartphone öffnen',
  'instructions.appInstallText': 'Legen Sie die App für schnellen Zugriff auf den Startbildschirm.',
  'instructions.createTitle': 'Wallet erstellen oder importieren',
  'instructions.createText':
    'Schreiben Sie Ihre Wiederherstellungsphrase auf Papier. Wer sie hat, kontrolliert Ihre Wallet. Geben Sie sie daher nie auf einer Website ein.',
  'instructions.scanTitle': 'Auf den Scanner tippen',
  'instructions.scanText':
    'Scannen Sie den Code auf der nächsten Seite und bestätigen Sie dann die Verbindung.',
  'instructions.openTitle': 'Diese Seite in {wallet} öffnen',
  'instructions.openText':
    'Nutzen Sie den Browser in der App und verbinden Sie sich dort. Diese Wallet kann keine Codes scannen.',
  'instructions.extensionInstallTitle': 'Erweiterung {wallet} installieren',
  'instructions.extensionInstallText':
    'Heften Sie sie für schnellen Zugriff neben die Adressleiste.',
  'instructions.refreshTitle': 'Diese Seite neu laden',
  'instructions.refreshText':
    'Eine neue Erweiterung funktioniert nur auf Seiten, die nach der Installation geladen wurden.',
}
