import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { type ReactElement, useId } from 'react'
import { docsRoot } from '../../config/app.ts'
import styles from './DeveloperStrip.module.css'

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
    </section>
  )
}
