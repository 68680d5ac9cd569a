import { cx } from '@foyer/ui/cx.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { shortenAddress } from '@foyer/ui/format/shorten.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { signInEn } from '@foyer/ui/i18n/signInEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { ChevronDown } from '@foyer/ui/icons/ChevronDown.tsx'
import { type ReactNode, useId, useState } from 'react'
import { chainById } from '../chains/config/chain.ts'
import { useKit } from '../chains/config/useKit.ts'
import { AccountAvatar } from '../chains/ens/AccountAvatar.tsx'
import { useProfile } from '../wallets/connection/useProfile.ts'
import styles from './MessageCard.module.css'
import { type MessageFacts, messageFacts } from './messageFacts.ts'

/** Longest statement that is shown beside the facts, in characters. */
const statementLimit = 80

/**
 * The message to sign: its labelled facts, with the exact text behind a button. The text is open
 * from the start if the facts do not show the whole statement.
 */
export function MessageCard({ text }: { readonly text: string }) {
  const t = useTextOf(signInEn)
  const facts = messageFacts(text)
  const textId = useId()
  const [isOpen, setOpen] = useState(() => isCut(facts?.statement))
  const isShown = isOpen || facts === undefined
  return (
    <div className={styles.card}>
      {facts ? <Facts facts={facts} isHidden={isOpen} /> : null}
      <section
        id={textId}
        hidden={!isShown}
        aria-label={t('signIn.exactText')}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <pre dir="ltr" className={styles.text}>
          {text}
        </pre>
      </section>
      {facts ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('signIn.exactText')}
          <span className={cx(styles.chevron, isOpen && styles.open)}>
            <ChevronDown />
          </span>
        </button>
      ) : null}
    </div>
  )
}

function isCut(statement = ''): boolean {
  return sanitizeText(statement, statementLimit) !== statement
}

interface FactsProps {
  readonly facts: MessageFacts
  /** The exact text is shown instead. */
  readonly isHidden: boolean
}

function Facts({ facts, isHidden }: FactsProps) {
  const t = useTextOf(signInEn)
  const tAccount = useTextOf(accountEn)
  const { locale } = useLocale()
  const { chains } = useKit('MessageCard')
  const { avatar } = useProfile()
  const { address, chainId, domain, expiresAt, issuedAt, nonce, statement } = facts
  const network = chainById(chains, chainId)?.name ?? String(chainId)
  const name = statement
    ? sanitizeText(statement, statementLimit)
    : t('signIn.heading', { site: domain })
  return (
    <>
      <div className={styles.who}>
        <AccountAvatar address={address} image={avatar} size={32} />
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.as}>{t('signIn.as', { address: shortenAddress(address) })}</p>
        </div>
      </div>
      <dl className={styles.facts} hidden={isHidden}>
        <Fact label={t('signIn.site')}>
          <bdi dir="ltr">{domain}</bdi>
        </Fact>
        <Fact label={tAccount('chain.button')}>
          <bdi>{network}</bdi>
        </Fact>
        <Fact label={t('signIn.issued')}>{dayAndTime(issuedAt, locale)}</Fact>
        {expiresAt ? (
          <Fact label={t('signIn.until')}>{timeOrDay(expiresAt, issuedAt, locale)}</Fact>
        ) : null}
        <Fact label={t('signIn.code')}>
          <bdi dir="ltr" className={styles.code}>
            {nonce}
          </bdi>
        </Fact>
      </dl>
    </>
  )
}

function Fact({ children, label }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** '20 Nov 2026, 16:20' in the visitor's language and time zone. */
function dayAndTime(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** The time alone if it is on the same day as `from`, else day and time. */
function timeOrDay(date: Date, from: Date, locale: string): string {
  if (date.toDateString() !== from.toDateString()) return dayAndTime(date, locale)
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date)
}
