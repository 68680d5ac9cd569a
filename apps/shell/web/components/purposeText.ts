import { formatList } from '../i18n/formatList.ts'
import type { PageText } from '../i18n/usePageText.ts'
import type { AllowedHost } from './allowedHosts.ts'

/** Why the page contacts a host. */
export function purposeText(t: PageText, locale: string, { purpose }: AllowedHost): string {
  switch (purpose.kind) {
    case 'thisSite':
      return t('settings.thisSite')
    case 'ownNodes':
      return t('settings.ownNodes', { count: purpose.count })
    case 'node':
      return t('settings.nodeOf', { network: formatList(locale, purpose.chains) })
    case 'relay':
      return t('settings.relay')
    case 'avatars':
      return t('settings.avatars')
    case 'signInServer':
      return t('settings.signInServer')
    case 'feature':
      return purpose.reason
  }
}
