import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Polish. */
export const pl: InstructionMessages = {
  'instructions.appInstallTitle': 'Otwórz {wallet} na telefonie',
  'instructions.appInstallText': 'Dodaj go do ekranu głównego, aby mieć szybki dostęp.',
  'instructions.createTitle': 'Utwórz lub zaimportuj portfel',
  'instructions.createText':
    'Zapisz frazę odzyskiwania na papierze. Każdy, kto ją ma, kontroluje Twój portfel, więc nigdy nie wpisuj jej na stronie.',
  'instructions.scanTitle': 'Dotknij skanera',
  'instructions.scanText': 'Zeskanuj kod na następnym ekranie, a potem zatwierdź połączenie.',
  'instructions.openTitle': 'Otwórz tę stronę w {wallet}',
  'instructions.openText':
    'Użyj przeglądarki w aplikacji i połącz się tam. Ten portfel nie potrafi skanować kodów.',
  'instructions.extensionInstallTitle': 'Zainstaluj rozszerzenie {wallet}',
  'instructions.extensionInstallText': 'Przypnij je obok paska adresu, aby mieć szybki dostęp.',
  'instructions.refreshTitle': 'Odśwież tę stronę',
  'instructions.refreshText':
    'Nowe rozszerzenie działa tylko na stronach wczytanych po jego instalacji.',
}
