import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in French. */
export const fr: InstructionMessages = {
  'instructions.appInstallTitle': 'Ouvrez {wallet} sur votre téléphone',
  'instructions.appInstallText': 'Ajoutez-le à votre écran d’accueil pour y accéder rapidement.',
  'instructions.createTitle': 'Créez ou importez un portefeuille',
  'instructions.createText':
    'Notez votre phrase de récupération sur papier. Quiconque la possède contrôle votre portefeuille : ne la saisissez jamais sur un site web.',
  'instructions.scanTitle': 'Touchez le scanner',
  'instructions.scanText': 'Scannez le code de l’écran suivant, puis approuvez la connexion.',
  'instructions.openTitle': 'Ouvrez cette page dans {wallet}',
  'instructions.openText':
    'Utilisez le navigateur de l’application et connectez-vous depuis celui-ci. Ce portefeuille ne peut pas scanner de codes.',
  'instructions.extensionInstallTitle': 'Installez l’extension {wallet}',
  'instructions.extensionInstallText':
    'Épinglez-la à côté de la barre d’adresse pour y accéder rapidement.',
  'instructions.refreshTitle': 'Actualisez cette page',
  'instructions.refreshText':
    'Une nouvelle extension ne fonctionne que sur les pages chargées après son installation.',
}
