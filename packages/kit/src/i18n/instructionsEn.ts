/** How one gets started with a wallet, where its definition brings no words of its own. */
export const instructionsEn = {
  'instructions.appInstallTitle': 'Open {wallet} on your phone',
  'instructions.appInstallText': 'Put it on your home screen, so that it is at hand.',
  'instructions.createTitle': 'Create or import a wallet',
  'instructions.createText':
    'Keep a copy of the recovery phrase on paper. Who has it has everything; never type it into a site.',
  'instructions.scanTitle': 'Tap the scanner',
  'instructions.scanText': 'Scan the code on the next page, then approve the connection.',
  'instructions.openTitle': 'Open this page in {wallet}',
  'instructions.openText': 'Its browser is in the app. Connect there; this wallet reads no codes.',
  'instructions.extensionInstallTitle': 'Install the {wallet} extension',
  'instructions.extensionInstallText': 'Pin it beside the address bar, so that it is at hand.',
  'instructions.refreshTitle': 'Refresh this page',
  'instructions.refreshText': 'A new extension shows itself to pages loaded from now on.',
} as const
