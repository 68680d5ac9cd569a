/** The English page's texts for search engines and visitors without scripts. */
export const serverTexts = {
  'page.description': 'Connect a wallet and see what it holds. No account, no password, no email.',
  'page.noScript':
    'Foyer needs JavaScript to connect to your wallet. Turn it on, then reload the page.',
} as const

/** The server's texts in another language. */
export type ServerTexts = { readonly [K in keyof typeof serverTexts]: string }
