import { type DeviceSession, useSignIn } from '@foyer/kit'
import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { signInEn } from '@foyer/ui/i18n/signInEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Monitor as MonitorIcon } from '@foyer/ui/icons/Monitor.tsx'
import { Phone as PhoneIcon } from '@foyer/ui/icons/Phone.tsx'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import type { ReactElement } from 'react'
import { agoOrDateText } from '../../components/timeText.ts'
import { useNow } from '../../components/useNow.ts'
import { sessionsEn } from '../../i18n/sessionsEn.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './DeviceList.module.css'
import { isActive } from './isActive.ts'
import { useDevices } from './useDevices.ts'

/** The account's signed-in devices, with buttons to sign out one, or all others. */
export function DeviceList({ address }: { readonly address: string }): ReactElement {
  const t = useTextOf(sessionsEn)
  const tPage = usePageText()
  const announce = useAnnounce()
  const { signOut } = useSignIn()
  const devices = useDevices(address, () => announce(t('sessions.ended')))
  const { endFailed, ending, failed, list } = devices
  const others = list?.filter(({ current }) => !current) ?? []

  // The kit signs out this device, at once and in every tab.
  const end = (device: DeviceSession) => {
    if (device.current) void signOut()
    else devices.end(device)
  }
  return (
    <div className={styles.view}>
      {endFailed ? (
        <p role="alert" className={styles.alert}>
          {t('sessions.endFailed')}
        </p>
      ) : null}
      {list ? (
        <ul role="list" className={styles.list} aria-label={tPage('sessions.title')}>
          {list.map((device) => (
            <Device
              key={device.id}
              device={device}
              clock={devices.now}
              busy={ending}
              onEnd={() => end(device)}
            />
          ))}
        </ul>
      ) : (
        <Missing failed={failed} onRetry={devices.retry} />
      )}
      {others.length > 0 ? (
        <div className={styles.actions}>
          <Button size="small" busy={ending} onClick={devices.endOthers}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

interface DeviceProps {
  readonly device: DeviceSession
  readonly clock: () => number
  readonly busy: boolean
  readonly onEnd: () => void
}

function Device({ busy, clock, device, onEnd }: DeviceProps): ReactElement {
  const t = useTextOf(sessionsEn)
  const tSignIn = useTextOf(signInEn)
  const { locale } = useLocale()
  const now = useNow(30_000, clock)
  const words = device.device || t('sessions.unknownDevice')
  const since = t('sessions.since', {
    time: agoOrDateText(Date.parse(device.createdAt), now, locale),
  })
  const seen =
    device.current || isActive(device.lastSeenAt, now)
      ? t('sessions.activeNow')
      : t('sessions.lastSeen', { time: agoOrDateText(Date.parse(device.lastSeenAt), now, locale) })
  const isPhone = /iphone|ipad|android/i.test(device.device)
  return (
    <li className={styles.device}>
      <span className={styles.icon}>{isPhone ? <PhoneIcon /> : <MonitorIcon />}</span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{words}</bdi>
          {device.current ? <Tag>{t('sessions.thisDevice')}</Tag> : null}
        </p>
        <p className={styles.since}>{since}</p>
      </div>
      <p className={styles.seen}>{seen}</p>
      <Button size="small" busy={busy && !device.current} onClick={onEnd}>
        {tSignIn('signIn.signOut')}
        <VisuallyHidden>
          {' '}
          {words}, {since}
        </VisuallyHidden>
      </Button>
    </li>
  )
}

function Missing({
  failed,
  onRetry,
}: {
  readonly failed: boolean
  readonly onRetry: () => void
}): ReactElement {
  const t = useTextOf(sessionsEn)
  const tApp = useAppText()
  if (!failed) {
    return (
      <div className={styles.list} role="status" aria-label={t('sessions.loading')}>
        <div className={styles.device}>
          <Skeleton width={220} height={38} />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.failed}>
      <p role="alert">{t('sessions.failed')}</p>
      <Button size="small" onClick={onRetry}>
        {tApp('error.retry')}
      </Button>
    </div>
  )
}
