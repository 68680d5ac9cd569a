/** The texts of the sessions on `/settings`, which arrive with that section. */
export const sessionsEn = {
  'sessions.out': 'Connect Wallet to see where your account is signed in.',
  'sessions.none':
    'This account has not signed in here. A signature proves that it is yours; nothing is sent or spent.',
  'sessions.verify': 'Verify your account',
  'sessions.checking': 'Looking for your sign-in…',
  'sessions.list': 'Devices where this account is signed in',
  'sessions.loading': 'Asking for the list…',
  'sessions.failed': 'The list of devices did not arrive.',
  'sessions.endFailed': 'That did not work. The session may go on; please try again.',
  'sessions.tryAgain': 'Try again',
  'sessions.thisDevice': 'This device',
  'sessions.unknownDevice': 'Unknown device',
  'sessions.since': 'Signed in {time}',
  'sessions.activeNow': 'Active now',
  'sessions.lastSeen': 'Last seen {time}',
  'sessions.end': 'Sign out',
  'sessions.endOf': 'Sign out {device}, {since}',
  'sessions.endOthers': 'Sign out all others',
  'sessions.endAll': 'Sign out everywhere',
  'sessions.ended': 'Signed out',
} as const
