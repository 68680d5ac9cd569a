import {
  type UseChainHealthReturnType,
  useChainHealth,
  useConnectionState,
  useKit,
} from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type ReactElement, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../AppContext.ts'
import { Card } from '../../components/Card.tsx'
import { chainStatus } from '../../components/chain/chainStatus.ts'
import { type ChainTone, toneOf, unmeasured } from '../../components/chain/chainView.ts'
import { UncheckedDrawing } from '../../components/drawings/UncheckedDrawing.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { StateCard } from '../../components/StateCard.tsx'
import { StaleBanner } from '../../components/stale/StaleBanner.tsx'
import { formatList } from '../../i18n/formatList.ts'
import { networksEn } from '../../i18n/networksEn.ts'
import { statusEn } from '../../i18n/statusEn.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import { ChainDetails } from './ChainDetails.tsx'
import { ChainRow, shownPolls } from './ChainRow.tsx'
import styles from './NetworksPage.module.css'

/** The kits whose networks the visitor has asked for, on any visit to the page. */
const requested = new WeakSet<object>()

/** `/networks`: the health of each chain's endpoints. */
export default function NetworksPage(): ReactElement {
  const t = useTextOf(networksEn)
  const tAccount = useTextOf(accountEn)
  const tApp = useAppText()
  const kit = useKit()
  const { hasAskedToRead } = useApp()
  const { status } = useConnectionState()
  const [isRequested, setIsRequested] = useState(() => requested.has(kit))
  // Sends no requests before the visitor connects or presses the button.
  const watch = isRequested || status === 'connected'
  // Counts a connection that is being restored, since the requests follow in a moment.
  const isAsked = watch || status === 'reconnecting'
  const { byChain, pin } = useChainHealth({ watch })
  function request() {
    requested.add(kit)
    hasAskedToRead.setState(true)
    setIsRequested(true)
  }

  return (
    <>
      <PageHead title={tApp('nav.networks')} isLive={true}>
        {isAsked ? <Summary byChain={byChain} /> : undefined}
      </PageHead>
      <div className={styles.body}>
        {watch && status !== 'connected' && <StaleBanner />}
        {!isAsked && (
          <StateCard
            drawing={<UncheckedDrawing />}
            title={t('networks.notAsked')}
            action={<Button onClick={request}>{t('networks.askNow')}</Button>}
          >
            {t('networks.askText')}
          </StateCard>
        )}
        <Card>
          <div className={styles.columns} aria-hidden="true">
            <span className={styles.first}>{tAccount('chain.button')}</span>
            <span>{t('networks.polls', { count: shownPolls })}</span>
            <span className={styles.number}>{t('networks.latency')}</span>
            <span className={styles.number}>{t('networks.block')}</span>
            <span>{t('networks.endpoint')}</span>
          </div>
          <ul role="list">
            {kit.chains.map((chain) => {
              const health = byChain.get(chain.id)
              return (
                <ChainRow key={chain.id} chain={chain} health={isAsked ? health : undefined}>
                  {health && (
                    <ChainDetails
                      chain={chain}
                      health={isAsked ? health : unmeasured(health)}
                      pin={pin}
                    />
                  )}
                </ChainRow>
              )
            })}
          </ul>
        </Card>
      </div>
    </>
  )
}

/** One sentence about the health of all chains. */
function Summary({ byChain }: Pick<UseChainHealthReturnType, 'byChain'>): ReactElement {
  const t = useTextOf(networksEn)
  const tStatus = useTextOf(statusEn)
  const tApp = useAppText()
  const { locale } = useLocale()
  const { chains } = useKit()
  const isOffline = useStore(useApp().offlineSince) !== undefined
  const named = (tone: ChainTone) =>
    chains.filter(({ id }) => toneOf(byChain.get(id)) === tone).map(({ name }) => name)
  const all = chains.map(({ name }) => name)
  const silent = named('silent')
  const slow = named('slow')
  const answered = all.length - silent.length - named('unknown').length
  // The notice above the page says it.
  if (isOffline) return <span />
  if (slow.length > 0 && silent.length === 0) {
    const names = formatList(locale, slow)
    return <span>{t('networks.slow', { count: slow.length, names })}</span>
  }
  return <span>{chainStatus(tApp, tStatus, locale, { all, silent, answered }).text}</span>
}
