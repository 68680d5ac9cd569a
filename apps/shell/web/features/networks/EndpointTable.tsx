import type { ChainRecord } from '@foyer/kit'
import type { ReactElement } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './EndpointTable.module.css'

/** Whom the page asks about a network, in which order, and the contract that bundles reads. */
export function EndpointTable({ chain }: { readonly chain: ChainRecord }): ReactElement {
  const t = usePageText()
  const { multicall, rpcUrls, webSocketUrl } = chain
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('networks.endpoint')}</th>
          <th scope="col">{t('networks.use')}</th>
        </tr>
      </thead>
      <tbody>
        {rpcUrls.map((url, index) => (
          <tr key={url}>
            <td className={styles.address}>
              <bdi dir="ltr">{url}</bdi>
            </td>
            <td>{t(index === 0 ? 'networks.first' : 'networks.next')}</td>
          </tr>
        ))}
        {webSocketUrl !== undefined && (
          <tr>
            <td className={styles.address}>
              <bdi dir="ltr">{webSocketUrl}</bdi>
            </td>
            <td>{t('networks.socket')}</td>
          </tr>
        )}
        <tr>
          <td className={styles.address}>
            <bdi dir="ltr">{multicall.address}</bdi>
          </td>
          <td>{t('networks.multicall')}</td>
        </tr>
      </tbody>
    </table>
  )
}
