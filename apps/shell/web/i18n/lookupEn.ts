/** English texts of the field that looks up any account. */
export const lookupEn = {
  'lookup.label': 'Look up an address or name',
  'lookup.hint': 'View only: it won’t be connected.',
  'lookup.submit': 'Look up',
  'lookup.empty': 'Enter an address or a name first.',
  'lookup.disallowedCharacter': 'This name has a disallowed character: {detail}',
  'lookup.illegalMixture': 'Names can’t mix alphabets. Illegal mixture: {detail}',
  'lookup.illegalPlacement': 'A character isn’t allowed where it is. Illegal placement: {detail}',
  'lookup.invalidName': 'This isn’t a valid name: {detail}',
  'lookup.invalidAddress':
    'This isn’t a valid address or name. An address is 0x followed by 40 characters; a name looks like alice.eth.',
  'lookup.notFound': 'No account has this name.',
  'lookup.unavailable': 'This name can’t be looked up here. Enter an address instead.',
  'lookup.noAnswer': 'Ethereum isn’t responding, so this name can’t be looked up. Try again.',
  'lookup.looking': 'You’re only viewing this account. It isn’t connected.',
} as const
