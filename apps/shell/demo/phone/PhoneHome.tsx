import type { Phone, PhoneSession } from '@foyer/testkit/phone/types.ts'
import { parseUrl } from '@foyer/testkit/wallet/parseUrl.ts'
import { Button } from '@foyer/ui/button/Button.tsx'
import { cx } from '@foyer/ui/cx.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { type FormEvent, type ReactElement, useRef } from 'react'
import panel from '../wallet/Panel.module.css'
import { Screen } from '../wallet/Screen.tsx'
import styles from './DemoPhone.module.css'

/** The input for a pairing link, and what is said about it. */
export interface LinkForm {
  readonly link: string
  readonly said?: string | undefined
  readonly isBad?: boolean | undefined
}

interface PhoneHomeProps {
  readonly phone: Phone | undefined
  readonly sessions: readonly PhoneSession[]
  /** The link, and what is said about it. */
  readonly form: LinkForm
  /** Whether the heading receives focus. */
  readonly focus: boolean
  onLink(link: string): void
  onPair(): void
  /** Called when the relay did not answer. */
  onFailed(): void
}

/** The screen without pending requests: an input for a pairing link, and the connected sites. */
export function PhoneHome(props: PhoneHomeProps): ReactElement {
  const { focus, form, onFailed, onLink, onPair, phone, sessions } = props
  const title = useRef<HTMLHeadingElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPair()
  }
  const disconnect = async (topic: string) => {
    await phone?.disconnect(topic)
    // The pressed button is gone.
    title.current?.focus({ preventScroll: true })
  }

  return (
    <Screen heading="Connect with a link" focus={focus}>
      <div className={panel.words}>
        <p className={panel.lead}>
          This page acts as the wallet on a phone. Press Copy link under the QR code in “Connect a
          Wallet” and paste it here.
        </p>
        <form onSubmit={submit} className={styles.form}>
          <label htmlFor="link">Pairing link</label>
          <div className={styles.row}>
            <input
              id="link"
              value={form.link}
              onChange={({ target }) => onLink(target.value)}
              placeholder="wc:…"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby="note"
              aria-invalid={form.isBad}
              className={styles.link}
            />
            <Button type="submit" variant="accent" size="large">
              Connect
            </Button>
          </div>
          <p id="note" role="status" className={cx(styles.said, form.isBad && styles.bad)}>
            {form.said}
          </p>
        </form>
      </div>
      <div className={panel.stub}>
        <h2 ref={title} tabIndex={-1} className={styles.heading}>
          Connected sites
        </h2>
        {sessions.length === 0 && <p className={styles.said}>No site is connected.</p>}
        <ul>
          {sessions.map(({ name, topic, url }) => (
            <li key={topic} className={styles.site}>
              <span>
                <bdi>{sanitizeText(name, 32)}</bdi>
                <bdi className={styles.where}>{hostOf(url)}</bdi>
              </span>
              <Button size="small" onClick={() => disconnect(topic).catch(onFailed)}>
                {`Disconnect ${sanitizeText(hostOf(url))}`}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  )
}

/** The site's host for display, or what it calls its address. */
export function hostOf(url: string): string {
  return sanitizeText(parseUrl(url)?.host ?? url, 40)
}
