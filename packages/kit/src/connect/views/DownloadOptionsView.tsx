import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Phone } from '@foyer/ui/icons/Phone.tsx'
import { Puzzle } from '@foyer/ui/icons/Puzzle.tsx'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import type { ReactNode } from 'react'
import { type BrowserName, browserOf } from '../../wallets/device.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import styles from './DownloadOptionsView.module.css'
import getLink from './GetLink.module.css'
import point from './LearnView.module.css'

/** Proper names, the same in every language. */
const browserNames: Readonly<Record<Exclude<BrowserName, 'other'>, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
}

export interface DownloadOptionsViewProps {
  readonly wallet: WalletRow
  readonly onExtension: () => void
  readonly onGetApp: () => void
}

/** DOWNLOAD_OPTIONS: the extension for this browser, and the app for a phone. */
export function DownloadOptionsView({ onExtension, onGetApp, wallet }: DownloadOptionsViewProps) {
  const t = useTextOf(connectStepsEn)
  const found = browserOf(navigator.userAgent)
  const browser = found === 'other' ? t('connect.thisBrowser') : browserNames[found]
  const { extensionDownloadUrl, mobileDownloadUrl, name } = wallet
  return (
    <div className={styles.options}>
      {extensionDownloadUrl === undefined ? null : (
        <Option
          icon={<Puzzle size={20} />}
          title={t('connect.optionExtension', { wallet: name, browser })}
          text={t('connect.optionExtensionText')}
        >
          <NewTabLink className={getLink.link} href={extensionDownloadUrl} onClick={onExtension}>
            {t('connect.addTo', { browser })}
          </NewTabLink>
        </Option>
      )}
      {mobileDownloadUrl === undefined ? null : (
        <Option
          icon={<Phone size={20} />}
          title={t('connect.optionApp', { wallet: name })}
          text={t('connect.optionAppText')}
        >
          <button type="button" className={getLink.link} onClick={onGetApp}>
            {t('connect.getApp')}
          </button>
        </Option>
      )}
    </div>
  )
}

interface OptionProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Option({ children, icon, text, title }: OptionProps) {
  return (
    <section className={styles.option}>
      <span className={point.icon}>{icon}</span>
      <div className={styles.words}>
        <h2 className={point.title}>{title}</h2>
        <p className={point.text}>{text}</p>
        {children}
      </div>
    </section>
  )
}
