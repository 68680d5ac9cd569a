/**
 * English texts of the app's own pages. Loaded with the first page, separately from the layout.
 * `{name}` is a placeholder.
 */
export const pagesEn = {
  'theme.system': 'System',
  'theme.dark': 'Dark',
  'theme.light': 'Light',

  'home.claim': 'Your wallet is your way in.',
  'home.leadStart': {
    one: 'Connect it and Foyer shows what it holds on {count} network.',
    other: 'Connect it and Foyer shows what it holds on {count} networks.',
  },
  'home.leadLong': 'No account to create, no password, no email.',
  'home.leadShort': 'No password, no email.',
  'home.whatIsAWallet': 'What is a Wallet?',
  'home.noWalletLong': 'No wallet yet? Use the built-in Demo Wallet. There’s nothing to install.',
  'home.noWalletShort': 'Demo Wallet built in',
  'home.stepsTitle': 'When you press Connect Wallet',
  'home.step1Title': 'You choose a wallet',
  'home.step1Demo': 'A browser extension, or the built-in Demo Wallet.',
  'home.step1': 'A browser extension.',
  'home.step2Title': 'The wallet asks you',
  'home.step2': 'It shows the site and the request. You can reject.',
  'home.step3Title': 'You see your account',
  'home.step3': {
    one: 'Balances and activity on {count} network, on one page.',
    other: 'Balances and activity on {count} networks, on one page.',
  },
  'home.slipQuestion': 'Connect to {host}?',
  'home.slipReject': 'Reject',
  'home.slipApprove': 'Approve',
  'home.facts': 'What Foyer sees, asks and never gets',
  'home.seesTitle': 'Foyer sees',
  'home.sees': 'Your public address and its balances.',
  'home.asksTitle': 'Foyer asks first',
  'home.asks': 'Before each transaction and signature.',
  'home.neverTitle': 'Foyer never gets',
  'home.never': 'Your keys or your recovery phrase.',

  'accountPage.restoring': 'Restoring your connection…',
  'accountPage.balances': 'Balances',
  'accountPage.onExplorer': 'On the explorer',
  'accountPage.openExplorer': 'View {network} on {explorer}',
  'accountPage.current': 'In your wallet now',
  'accountPage.updatedNow': 'Updated just now',
  'accountPage.updated': 'Updated {time}',
  'accountPage.updatedAt': 'Updated at {time}',
  'accountPage.noAnswer': 'Not responding',
  'accountPage.loadingBalance': 'Checking {network}…',
  'accountPage.openVault': 'Open',
  'accountPage.activity': 'Recent activity',
  'accountPage.activityText':
    'Everything you send, approve or lock is tracked on the Activity page.',
  'accountPage.seeAll': 'See all',

  'settings.appearance': 'Appearance',
  'settings.appearanceText': 'Dark by default. Your choice is saved on this device.',
  'settings.language': 'Language',
  'settings.languageText':
    'Follows your browser unless you choose one. Your choice is saved on this device.',
  'settings.languageAuto': 'Same as the browser',
  'settings.languageFailed': 'Couldn’t load this language. Check your connection, then try again.',

  'settings.privacy': 'Privacy',
  'settings.privacyText':
    'Every host this page may contact. Your browser blocks all others. No analytics, no telemetry.',
  'settings.host': 'Host',
  'settings.purpose': 'Purpose',
  'settings.when': 'When',
  'settings.thisSite': 'This site',
  'settings.ownNodes': 'Nodes for the local networks',
  'settings.nodeOf': '{network} node',
  'settings.relay': 'Relays encrypted messages between this page and your wallet',
  'settings.avatars': 'Pictures that belong to ENS names',
  'settings.signInServer': 'Sign-in server',
  'settings.always': 'When the page loads',
  'settings.whenRead': 'While you’re connected, or when you look up an account or check networks',
  'settings.whenUsed': 'When you use it',
  'settings.whenShown': 'When an account’s picture is shown',
  'settings.everythingElse': 'Everything else',
  'settings.blocked': 'Blocked by the content security policy',

  'sessions.title': 'Sessions',
  'sessions.text': 'Devices where this account is signed in. Signing out takes effect immediately.',

  'missing.text': 'The address may be mistyped, or the page may have moved.',
} as const
