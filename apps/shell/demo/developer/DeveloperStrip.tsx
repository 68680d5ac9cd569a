import { cx } from '@foyer/ui/cx.ts'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { type ReactElement, useId } from 'react'
import { docsRoot } from '../../config/app.ts'
import styles from './DeveloperStrip.module.css'
import { SharedState, type SharedStateProps } from './SharedState.tsx'

/** Each card of Home, disconnected and connected, and its file in `apps/shell/web/features`. */
const cards = [
  ['When you press Connect Wallet', 'home/StepsCard.tsx'],
  ['Look up an address or name', 'home/lookup/LookupForm.tsx'],
  ['Account', 'home/AccountHead.tsx'],
  ['Balances', 'home/BalancesCard.tsx'],
  ['Vault', 'vault/VaultHomeCard.tsx'],
  ['Recent activity', 'home/ActivityCard.tsx'],
] as const

interface DeveloperStripProps extends SharedStateProps {
  /** Whether an account is shown. Only the disclosures stay, below it. */
  readonly isConnected: boolean
}

/** For the developer who runs the demo: which file to edit, what to copy, and where to read on. */
export default function DeveloperStrip(props: DeveloperStripProps): ReactElement {
  const { isConnected, ...sharedState } = props
  const titleId = useId()
  const disclosures = (
    <>
      <Sources />
      <SharedState {...sharedState} />
    </>
  )
  if (isConnected) {
    return (
      <div className={cx(styles.strip, styles.below)} lang="en" dir="ltr">
        {disclosures}
      </div>
    )
  }
  return (
    <section aria-labelledby={titleId} className={styles.strip} lang="en" dir="ltr">
      <h2 id={titleId} className={styles.title}>
        This page is yours
      </h2>
      <dl className={styles.places}>
        <div>
          <dt>Edit</dt>
          <dd>
            <code>apps/shell/web/features/home/WelcomeView.tsx</code>
          </dd>
        </div>
        <div>
          <dt>Copy</dt>
          <dd>
            <code>examples/vite</code>
          </dd>
        </div>
        <div>
          <dt>Read</dt>
          <dd>
            <NewTabLink href={`${docsRoot}/`} className={styles.link}>
              Documentation
            </NewTabLink>{' '}
            or <code>docs/introduction.md</code>
          </dd>
        </div>
      </dl>
      {disclosures}
    </section>
  )
}

function Sources(): ReactElement {
  return (
    <details className={styles.sources}>
      <summary className={styles.summary}>Source of each card</summary>
      <p className={styles.lead}>
        In <code>apps/shell/web/features</code>:
      </p>
      <ul role="list" className={styles.cards}>
        {cards.map(([card, file]) => (
          <li key={card}>
            {card} <code className={styles.place}>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
