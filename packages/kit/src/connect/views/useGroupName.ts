import { useCallback } from 'react'
import { connectEn } from '../../i18n/connectEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import type { WalletGroup } from '../../wallets/walletRow.ts'

/** The heading of a group: the kit's own are translated, an app's are shown as they are. */
export function useGroupName(): (group: Pick<WalletGroup, 'id' | 'name'>) => string {
  const t = useTextOf(connectEn)
  return useCallback(
    ({ id, name }) => {
      switch (id) {
        case 'demo':
          return t('connect.groupDemo')
        case 'installed':
        case 'Installed':
          return t('connect.groupInstalled')
        case 'Popular':
          return t('connect.groupPopular')
        case 'More':
          return t('connect.groupMore')
        default:
          return name
      }
    },
    [t],
  )
}
