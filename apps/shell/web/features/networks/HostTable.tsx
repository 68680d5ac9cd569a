import { type UseChainHealthReturnType, useKit } from '@foyer/kit'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type ReactElement, useId } from 'react'
import { useApp } from '../../AppContext.ts'
import { allowedHosts } from '../../components/allowedHosts.ts'
import { Card, CardHead } from '../../components/Card.tsx'
import { purposeText } from '../../components/purposeText.ts'
import { networksEn } from '../../i18n/networksEn.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import { withEndpoints } from './contactedHosts.ts'
import styles from './HostTable.module.css'
import { useContactedHosts } from './useContactedHosts.ts'

/** Every host that the page has contacted, and why. */
export function HostTable({ byChain }: Pick<UseChainHealthReturnType, 'byChain'>): ReactElement {
  const t = useTextOf(networksEn)
  const tPage = usePageText()
  const titleId = useId()
  const { locale } = useLocale()
  const why = useReasons()
  const endpoints = [...byChain.values()].flatMap((health) => health.endpoints)
  const { requests, sockets } = useContactedHosts()
  const counts = withEndpoints(requests, endpoints, sockets)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (
    <Card labelledBy={titleId}>
      <CardHead id={titleId} title={t('hosts.title')}>
        <p key={total} className={styles.total}>
          {t('networks.requests', { count: total })}
        </p>
      </CardHead>
      <p className={styles.text}>{t('hosts.text')}</p>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{tPage('settings.host')}</th>
            <th scope="col">{t('hosts.why')}</th>
            <th scope="col" className={styles.number}>
              {t('hosts.requests')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...counts].map(([host, count]) => (
            <tr key={host}>
              <th scope="row" className={styles.host}>
                <bdi dir="ltr">{host}</bdi>
              </th>
              <td>{why.get(host)?.join(' · ') ?? t('hosts.other')}</td>
              <td key={count} className={styles.number} data-label={t('hosts.requests')}>
                {formatNumber(locale, count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function useReasons(): ReadonlyMap<string, readonly string[]> {
  const t = usePageText()
  const { locale } = useLocale()
  const { deployment, registry } = useApp()
  const { chains } = useKit()
  const reasons = new Map<string, string[]>()
  const add = (host: string, reason: string) => {
    const list = reasons.get(host) ?? []
    if (!list.includes(reason)) list.push(reason)
    reasons.set(host, list)
  }
  for (const allowed of allowedHosts(deployment, chains, registry.policies)) {
    add(allowed.host, purposeText(t, locale, allowed))
  }
  return reasons
}
