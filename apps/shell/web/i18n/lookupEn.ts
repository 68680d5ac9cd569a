/** Texts of the field that looks up any account, in English. */
export const lookupEn = {
  'lookup.label': 'Look up an address or name',
  'lookup.hint': 'Only to look: nothing is connected.',
  'lookup.submit': 'Look up',
  'lookup.empty': 'Type an address or a name first.',
  'lookup.disallowedCharacter': 'This name has a disallowed character: {detail}',
  'lookup.illegalMixture': 'Names may not mix alphabets. Illegal mixture: {detail}',
  'lookup.illegalPlacement': 'A character stands where it may not. Illegal placement: {detail}',
  'lookup.invalidName': 'This name cannot exist: {detail}',
  'lookup.invalidAddress':
    'This is no valid address or name. An address is 0x and 40 more characters, a name looks like alice.eth.',
  'lookup.notFound': 'No account has this name.',
  'lookup.unavailable': 'Names cannot be looked up here. Addresses can.',
  'lookup.noAnswer': 'Ethereum does not answer, so the name is not known. Try again.',
  'lookup.looking': 'You only look at this account. It is not connected.',
  'lookup.back': 'Back',
} as const
