import type { ServerMessages } from '../texts.ts'

/** The server's texts in this language. */
export const fr: ServerMessages = {
  'explorer.back': 'Retour à {site}',
  'explorer.note': 'Copie locale de {network}. Ici, rien n’est de l’argent réel.',
  'explorer.notKnown': 'Inconnu',
  'explorer.refresh': 'Actualiser',
  'explorer.transaction': 'Transaction',
  'explorer.hash': 'Hash',
  'explorer.status': 'Statut',
  'explorer.pending': 'En attente : pas encore dans un bloc',
  'explorer.confirmed': 'Confirmée',
  'explorer.reverted': 'Annulée par le réseau : rien n’a changé, seuls les frais ont été payés',
  'explorer.unknown': 'Dans un bloc, résultat inconnu',
  'explorer.from': 'De',
  'explorer.to': 'À',
  'explorer.created': 'Nouveau contrat',
  'explorer.value': 'Valeur',
  'explorer.fee': 'Frais de gas',
  'explorer.feeOf': 'pour {gas} gas',
  'explorer.block': 'Bloc',
  'explorer.confirmations': 'Confirmations',
  'explorer.time': 'Heure',
  'explorer.nonce': 'Nonce',
  'explorer.data': 'Données',
  'explorer.bytes': { one: '{count} octet', other: '{count} octets' },
  'explorer.configuredDecimals': {
    one: 'affiché avec {count} décimale, comme configuré',
    other: 'affiché avec {count} décimales, comme configuré',
  },
  'explorer.address': 'Adresse',
  'explorer.balance': 'Solde',
  'explorer.sent': 'Transactions envoyées',
  'explorer.kind': 'Type',
  'explorer.account': 'Compte',
  'explorer.contract': 'Contrat, {size} de code',
  'explorer.latestBlock': 'Dernier bloc',
  'explorer.unknownTransaction': 'Transaction inconnue',
  'explorer.unknownTransactionText':
    'La copie locale de {network} n’a aucune transaction avec ce hash. La démo réinitialise ses réseaux à chaque démarrage : les transactions précédentes ont disparu.',
  'explorer.notAHash':
    'Ce n’est pas un hash de transaction. Un hash est 0x suivi de 64 chiffres hexadécimaux.',
  'explorer.notAnAddress':
    'Ce n’est pas une adresse. Une adresse est 0x suivi de 40 chiffres hexadécimaux.',
  'explorer.unknownNetwork': 'Réseau inconnu',
  'explorer.unknownNetworkText': 'Cette démo n’a aucun réseau avec cet ID de chaîne.',
  'explorer.notFound': 'Introuvable',
  'explorer.notFoundText': 'L’explorateur n’affiche que des transactions et des adresses isolées.',
  'explorer.noAnswer': 'Pas de réponse',
  'explorer.noAnswerText':
    'La copie locale de {network} ne répond pas. La démo est-elle toujours lancée ?',
  'page.description':
    'Connectez un portefeuille et voyez ce qu’il contient. Ni compte, ni mot de passe, ni e-mail.',
  'page.noScript':
    'Foyer a besoin de JavaScript pour se connecter à votre portefeuille. Activez-le, puis actualisez la page.',
}
