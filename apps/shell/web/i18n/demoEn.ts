/** Texts that only the demo shows, beside what it shows them with. */
export const demoEn = {
  'pairing.demo': 'This demo pairs with the Demo Phone.',
} as const
