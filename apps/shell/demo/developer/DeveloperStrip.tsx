import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { type ReactElement, useId } from 'react'
import { docsRoot } from '../../config/app.ts'
import styles from './DeveloperStrip.module.css'

/** Each card of Home, disconnected and connected, and its file in `apps/shell/web/features`. */
const cards = [
  ['When you press Connect Wallet', 'home/StepsCard.tsx'],
  ['Look up an address or name', 'home/lookup/LookupForm.tsx'],
  ['Account', 'home/AccountHead.tsx'],
  ['Balances', 'home/BalancesCard.tsx'],
  ['Vault', 'vault/VaultHomeCard.tsx'],
  ['Recent activity', 'home/ActivityCard.tsx'],
] as const

/** For the developer who runs the demo: which file to edit, what to copy, and where to read on. */
export default function DeveloperStrip(): ReactElement {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.strip} lang="en" dir="ltr">
      <h2 id={titleId} className={styles.title}>
        This page is yours
      </h2>
      <dl className={styles.places}>
        <dt>Edit</dt>
        <dd className={styles.place}>
          <code>apps/shell/web/features/home/WelcomeView.tsx</code>
        </dd>
        <dt>Copy</dt>
        <dd className={styles.place}>
          <code>examples/vite</code>
        </dd>
        <dt>Read</dt>
        <dd className={styles.place}>
          <NewTabLink href={`${docsRoot}/`} className={styles.link}>
            Documentation
          </NewTabLink>{' '}
          or <code>docs/introduction.md</code>
        </dd>
      </dl>
      <details>
        <summary className={styles.summary}>Source of each card</summary>
        <p>
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
    </section>
  )
}
