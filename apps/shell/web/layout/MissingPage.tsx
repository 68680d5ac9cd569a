import type { ReactElement } from 'react'
import { MissingDrawing } from '../components/drawings/MissingDrawing.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { usePageText } from '../i18n/usePageText.ts'
import errorView from './ErrorView.module.css'
import styles from './MissingPage.module.css'

/** The 'not found' page. */
export default function MissingPage(): ReactElement {
  const t = usePageText()
  const tApp = useAppText()
  return (
    <div className={errorView.view}>
      <MissingDrawing className={errorView.drawing} />
      <h1 tabIndex={-1} className={errorView.title}>
        {tApp('missing.title')}
      </h1>
      <p className={errorView.text}>{t('missing.text')}</p>
      <div className={styles.action}>
        <LinkButton to="/" variant="accent">
          {tApp('error.home')}
        </LinkButton>
      </div>
    </div>
  )
}
