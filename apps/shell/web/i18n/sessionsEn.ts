/** English texts of the sessions on `/settings`. Loaded with that section. */
export const sessionsEn = {
  'sessions.out': 'Connect a wallet to see where your account is signed in.',
  'sessions.none':
    'This account hasn’t signed in here. Sign a message to prove it’s yours. Nothing is sent or spent.',
  'sessions.loading': 'Loading devices…',
  'sessions.failed': 'Couldn’t load the list of devices.',
  'sessions.endFailed': 'That didn’t work. The session may still be active. Try again.',
  'sessions.thisDevice': 'This device',
  'sessions.unknownDevice': 'Unknown device',
  'sessions.since': 'Signed in {time}',
  'sessions.activeNow': 'Active now',
  'sessions.lastSeen': 'Last seen {time}',
  'sessions.endOthers': 'Sign out all others',
  'sessions.ended': 'Signed out',
} as const
