import { KitReady } from '@foyer/kit'
import { lazy, type ReactElement, type ReactNode, Suspense, useId, useMemo } from 'react'
import { useApp } from '../../AppContext.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { useAppText } from '../../i18n/useAppText.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import { Appearance } from './Appearance.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Privacy } from './Privacy.tsx'
import styles from './SettingsPage.module.css'

/** `/settings`: appearance, then the sections of the features, then privacy. */
export default function SettingsPage(): ReactElement {
  const t = usePageText()
  const tApp = useAppText()
  const { registry } = useApp()
  const sections = useMemo(
    () =>
      registry.settingsSections.map(({ load, ...section }) => ({
        ...section,
        Content: lazy(load),
      })),
    [registry],
  )
  return (
    <>
      <PageHead title={tApp('nav.settings')} />
      <div className={styles.sections}>
        <Section title={t('settings.appearance')} text={t('settings.appearanceText')}>
          <Appearance />
        </Section>
        <Section title={t('settings.language')} text={t('settings.languageText')}>
          <LanguageChoice />
        </Section>
        {sections.map(({ Content, id, text, title }) => (
          <Section key={id} title={t(title)} text={t(text)}>
            <div className={styles.late}>
              <KitReady>
                <Suspense fallback={null}>
                  <Content />
                </Suspense>
              </KitReady>
            </div>
          </Section>
        ))}
        <Section title={t('settings.privacy')} text={t('settings.privacyText')}>
          <Privacy />
        </Section>
      </div>
    </>
  )
}

interface SectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** One section: title and description on one side, the controls on the other. */
function Section({ title, text, children }: SectionProps): ReactElement {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
