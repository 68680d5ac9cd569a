/**
 * English texts of the layout around the pages: everything that the first view needs. The pages'
 * texts are in `pagesEn.ts`, the kit's in the kit. `{name}` is a placeholder. The literals are the
 * source of the types.
 */
export const en = {
  'layout.skip': 'Skip to content',
  'layout.nav': 'Pages',
  'layout.home': 'Foyer, home',
  'layout.trademarks': 'Wallet and network names and logos belong to their owners.',

  'nav.home': 'Home',
  'nav.vault': 'Vault',
  'nav.activity': 'Activity',
  'nav.networks': 'Networks',
  'nav.settings': 'Settings',

  'theme.isDark': 'Theme: dark. Switch to light',
  'theme.isLight': 'Theme: light. Switch to system',
  'theme.isSystem': 'Theme: system. Switch to dark',

  'status.idle': 'Nothing is loaded until you ask',
  'status.asking': 'Checking networks…',

  'missing.title': 'Page not found',

  'error.title': 'This page couldn’t be shown',
  'error.text': 'Something went wrong on this page. Your wallet and your funds aren’t affected.',
  'error.retry': 'Try again',
  'error.home': 'Go to Home',
  'error.details': 'Technical details',

  'time.unknown': 'Time unknown',
} as const
