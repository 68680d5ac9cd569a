/**
 * Every text of the frame around the pages, in English: what the first view needs. The texts of the
 * pages themselves are in `pagesEn.ts`, the kit's in the kit. `{name}` marks a value to be put in;
 * the literals are the source of the types.
 */
export const en = {
  'site.name': 'Foyer',
  'site.title': '{page} · Foyer',

  'banner.lead': 'Demo:',
  'banner.text': 'local copies of {count} networks.',
  'banner.promise': 'Nothing here is real money.',
  'banner.phone': 'Open the Demo Phone',

  'frame.skip': 'Skip to the content',
  'frame.nav': 'Pages',
  'frame.tabs': 'Pages, at the foot',
  'frame.home': 'Foyer, home',
  'frame.trademarks': 'Wallet and network names and logos belong to their owners.',
  'frame.networks': 'Networks',

  'link.newTab': '(opens in a new tab)',

  'nav.home': 'Home',
  'nav.vault': 'Vault',
  'nav.activity': 'Activity',
  'nav.networks': 'Networks',
  'nav.settings': 'Settings',

  'theme.isDark': 'Theme: dark. Change to light',
  'theme.isLight': 'Theme: light. Change to the system’s',
  'theme.isSystem': 'Theme: the system’s. Change to dark',

  'count.0': 'no',
  'count.1': 'one',
  'count.2': 'two',
  'count.3': 'three',
  'count.4': 'four',
  'count.5': 'five',
  'count.6': 'six',
  'count.7': 'seven',
  'count.8': 'eight',
  'count.9': 'nine',
  'count.10': 'ten',
  'count.11': 'eleven',
  'count.12': 'twelve',

  'status.idle': 'No network is asked before you want it',
  'status.asking': 'Asking {count} networks…',
  'status.all': 'All {count} networks answer',
  'status.detour': 'All {count} networks answer, {names} through another endpoint',
  'status.oneSilent': '{names} does not answer',
  'status.moreSilent': '{names} do not answer',
  'status.none': 'No network answers',

  'missing.title': 'This page does not exist',

  'error.title': 'This page could not be shown',
  'error.text': 'Something in it failed. Your wallet and what it holds are not touched by that.',
  'error.network': 'A part of the page did not arrive. Check the connection, then try again.',
  'error.retry': 'Try again',
  'error.home': 'Go to Home',
  'error.details': 'Technical details',
  'error.noDetails': 'The page gave no details.',

  'start.title': 'Foyer could not start',
  'start.text': 'The page arrived without its settings, so it does not know which networks to ask.',
} as const
