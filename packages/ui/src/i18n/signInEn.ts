/** English texts of the sign-in dialog. Loaded with it. */
export const signInEn = {
  'signIn.title': 'Verify your account',
  'signIn.lead': 'Sign this message to prove the account is yours.',
  'signIn.free': 'Signing is free and doesn’t move any funds.',
  'signIn.heading': 'Sign in to {site}',
  'signIn.as': 'as {address}',
  'signIn.site': 'Site',
  'signIn.issued': 'Issued',
  'signIn.until': 'Valid until',
  'signIn.code': 'One-time code',
  'signIn.exactText': 'The exact text you’re signing',
  'signIn.preparing': 'Preparing message…',
  'signIn.sign': 'Sign message',
  'signIn.waiting': 'Waiting for signature…',
  'signIn.verifying': 'Verifying signature…',
  'signIn.cancel': 'Cancel',
  'signIn.verified': 'Your account is verified',

  'signIn.failed.prepare': 'Error preparing message, please retry!',
  'signIn.failed.sign': 'Error signing message, please retry!',
  'signIn.failed.verify': 'Error verifying signature, please retry!',
  'signIn.failed.other': 'Oops, something went wrong!',

  'signIn.offer': 'Not verified yet. Sign a message to prove this account is yours.',
  'signIn.checking': 'Checking your sign-in…',
  'signIn.signOut': 'Sign out',
} as const
