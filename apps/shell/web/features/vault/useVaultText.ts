import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useMemo } from 'react'
import { vaultEn } from '../../i18n/vaultEn.ts'
import { createVaultFormats } from './form/createVaultFormats.ts'

/** The vault's texts, and the formats of its amounts and times. */
export function useVaultText() {
  const t = useTextOf(vaultEn)
  const { locale } = useLocale()
  return useMemo(() => ({ t, ...createVaultFormats(locale) }), [t, locale])
}

export type VaultText = ReturnType<typeof useVaultText>
