import { useAccountModal, useChainModal, useConnectModal } from '@foyer/kit'
import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useCopy } from '@foyer/ui/copy/useCopy.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Check as CheckIcon } from '@foyer/ui/icons/Check.tsx'
import { Copy as CopyIcon } from '@foyer/ui/icons/Copy.tsx'
import {
  contrastPairs,
  type ThemeVariables,
  themeVariables,
} from '@foyer/ui/theme/themeVariables.ts'
import { useTheme } from '@foyer/ui/theme/useTheme.ts'
import { type ReactElement, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '../../AppContext.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { galleryEn } from '../../i18n/galleryEn.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './GalleryPage.module.css'
import { type GalleryTheme, presets, themeCode, themeOptions } from './galleryThemes.ts'
import { ThemeControls } from './ThemeControls.tsx'
import { ThemePreview } from './ThemePreview.tsx'

/** `/gallery`: eight themes, the controls to change them, and their code. */
export default function GalleryPage(): ReactElement {
  const tApp = useAppText()
  const t = useTextOf(galleryEn)
  const { resolved: look } = useTheme(useApp().themeStore)
  const [theme, setTheme] = useState<GalleryTheme>({ ...likePage, look })
  // The header's switch changes the theme here too.
  const [lastLook, setLastLook] = useState(look)
  if (look !== lastLook) {
    setLastLook(look)
    setTheme({ ...theme, look })
  }
  const variables = useMemo(() => themeVariables(themeOptions(theme), 'dark'), [theme])
  usePageTheme(variables)
  const account = useAccountModal()
  const chain = useChainModal()
  const connect = useConnectModal()
  // The account's on a supported network, the networks on any other.
  const dialog = [account, chain].find(({ canOpenModal }) => canOpenModal) ?? connect
  const code = themeCode(theme)
  return (
    <>
      <PageHead title={tApp('nav.gallery')}>{t('gallery.lead')}</PageHead>
      <div className={styles.page}>
        <ul role="list" className={styles.presets}>
          {presets.map(({ name, ...preset }) => (
            <li key={name}>
              <ThemePreview
                name={name}
                theme={preset}
                chosen={themeCode(preset) === code}
                onChoose={() => setTheme(preset)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.side}>
          <ThemeControls theme={theme} onChange={setTheme} />
          <Button variant="accent" onClick={dialog.open}>
            {t('gallery.open')}
          </Button>
          <Contrast variables={variables} />
          <Code code={code} />
        </div>
      </div>
    </>
  )
}

/**
 * With the page's look, the preset of the page itself, so that opening the gallery changes nothing.
 */
const likePage = { accent: 'purple', radius: 'large', font: 'page' } as const

/** Shows the whole page, its dialogs and toasts in a theme while the caller is mounted. */
function usePageTheme(variables: ThemeVariables): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(variables)) style.removeProperty(name)
    }
  }, [variables])
}

/** The contrast of each pair of colours, next to the required minimum. */
function Contrast({ variables }: { readonly variables: ThemeVariables }): ReactElement {
  const t = useTextOf(galleryEn)
  const { locale } = useLocale()
  const titleId = useId()
  const figure = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  })
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('gallery.contrast')}
      </h2>
      <dl className={styles.pairs}>
        {contrastPairs(variables).map(({ back, front, minimum, ratio }) => (
          <div key={`${front} ${back}`} className={styles.pair}>
            <dt>
              <code dir="ltr">
                {front} / {back}
              </code>
            </dt>
            <dd data-enough={ratio >= minimum || undefined} className={styles.ratio}>
              {figure.format(ratio)}{' '}
              <span className={styles.minimum}>≥ {figure.format(minimum)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The code and a copy button. If copying fails, the code is selected, to copy it with the keys. */
function Code({ code }: { readonly code: string }): ReactElement {
  const t = useTextOf(galleryEn)
  const page = usePageText()
  const text = useRef<HTMLElement>(null)
  const { copied, copy } = useCopy()
  const announce = useAnnounce()

  async function press(): Promise<void> {
    if (await copy(code)) announce(page('accountPage.copied'))
    else if (text.current) getSelection()?.selectAllChildren(text.current)
  }

  return (
    <div className={styles.code}>
      <pre dir="ltr" className={styles.text}>
        <code ref={text}>{code}</code>
      </pre>
      <Button size="small" icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={press}>
        {t('gallery.copy', { name: 'defineTheme' })}
      </Button>
    </div>
  )
}
