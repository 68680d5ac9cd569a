import { lazy, type ReactElement, Suspense, useMemo } from 'react'
import { useApp } from '../../AppContext.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import { Appearance } from './Appearance.tsx'
import { Privacy } from './Privacy.tsx'
import { Section } from './Section.tsx'
import styles from './SettingsPage.module.css'

/** `/settings`: looks first, then what the features bring along, then privacy. */
export default function SettingsPage(): ReactElement {
  const t = usePageText()
  const { registry } = useApp()
  const sections = useMemo(
    () =>
      registry.settingsSections.map(({ id, load, text, title }) => ({
        id,
        text,
        title,
        Content: lazy(load),
      })),
    [registry],
  )
  return (
    <>
      <PageHead title={t('settings.title')} />
      <div className={styles.sections}>
        <Section title={t('settings.appearance')} text={t('settings.appearanceText')}>
          <Appearance />
        </Section>
        {sections.map(({ Content, id, text, title }) => (
          <Section key={id} title={t(title)} text={t(text)}>
            <Suspense fallback={null}>
              <Content />
            </Suspense>
          </Section>
        ))}
        <Section title={t('settings.privacy')} text={t('settings.privacyText')}>
          <Privacy />
        </Section>
      </div>
    </>
  )
}
