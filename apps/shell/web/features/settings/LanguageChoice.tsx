import { languageNames } from '@foyer/ui/i18n/languages/languages.ts'
import { ChevronDown as ChevronDownIcon } from '@foyer/ui/icons/ChevronDown.tsx'
import { type ReactElement, useRef, useState, useSyncExternalStore } from 'react'
import { useApp } from '../../AppContext.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './LanguageChoice.module.css'

/**
 * The page's language, with each language in its own name. The choice takes effect at once and is
 * remembered.
 */
export function LanguageChoice(): ReactElement {
  const t = usePageText()
  const { languageStore } = useApp()
  const chosen = useSyncExternalStore(languageStore.subscribe, languageStore.choice) ?? ''
  // The language that was picked but has not loaded yet.
  const [picked, setPicked] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef({})

  async function choose(tag: string): Promise<void> {
    const mine = {}
    latest.current = mine
    setPicked(tag)
    setHasFailed(false)
    try {
      await languageStore.choose(tag === '' ? undefined : tag)
    } catch (error) {
      console.warn(error)
      if (latest.current === mine) setHasFailed(true)
    }
    if (latest.current === mine) setPicked(undefined)
  }

  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <select
          aria-label={t('settings.language')}
          aria-busy={picked !== undefined}
          value={picked ?? chosen}
          onChange={({ target }) => choose(target.value)}
          className={styles.select}
        >
          <option value="">{t('settings.languageAuto')}</option>
          {Object.entries(languageNames).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.arrow} />
      </div>
      <p role="alert" className={styles.error}>
        {hasFailed && t('settings.languageFailed')}
      </p>
    </div>
  )
}
