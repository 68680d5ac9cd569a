/** English setup instructions for wallets whose definition has none. */
export const instructionsEn = {
  'instructions.appInstallTitle': 'Open {wallet} on your phone',
  'instructions.appInstallText': 'Add it to your home screen for quick access.',
  'instructions.createTitle': 'Create or import a wallet',
  'instructions.createText':
    'Write your recovery phrase down on paper. Anyone who has it controls your wallet, so never type it into a website.',
  'instructions.scanTitle': 'Tap the scanner',
  'instructions.scanText': 'Scan the code on the next screen, then approve the connection.',
  'instructions.openTitle': 'Open this page in {wallet}',
  'instructions.openText':
    'Use the browser inside the app and connect there. This wallet can’t scan codes.',
  'instructions.extensionInstallTitle': 'Install the {wallet} extension',
  'instructions.extensionInstallText': 'Pin it next to your address bar for quick access.',
  'instructions.refreshTitle': 'Refresh this page',
  'instructions.refreshText': 'A new extension only works on pages loaded after you install it.',
} as const
