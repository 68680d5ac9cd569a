/** English texts that only the demo shows. Loaded with its code. */
export const demoEn = {
  'pairing.demo': 'This demo pairs with the Demo Phone.',
  'banner.lead': 'Demo:',
  'banner.text': {
    one: 'a local copy of {count} network.',
    other: 'local copies of {count} networks.',
  },
  'banner.promise': 'Nothing here is real money.',
  'banner.phone': 'Open the Demo Phone',
} as const
