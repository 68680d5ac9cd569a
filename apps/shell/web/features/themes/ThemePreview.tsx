import { Button } from '@foyer/ui/button/Button.tsx'
import { Icon } from '@foyer/ui/icon/Icon.tsx'
import { themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import { type GalleryTheme, themeOptions } from './galleryThemes.ts'
import styles from './ThemePreview.module.css'

interface ThemePreviewProps {
  readonly name: string
  readonly theme: GalleryTheme
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A miniature dialog in one theme. Choosing it shows the whole page in that theme. */
export function ThemePreview({ chosen, name, onChoose, theme }: ThemePreviewProps): ReactElement {
  const t = usePageText()
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const variables = themeVariables(themeOptions(theme), 'dark')
    for (const [property, value] of Object.entries(variables)) {
      card.current?.style.setProperty(property, value)
    }
  }, [theme])
  return (
    <div ref={card} className={styles.card} data-chosen={chosen || undefined}>
      <div className={styles.dialog} inert aria-hidden="true">
        <p className={styles.title}>{t('home.connect')}</p>
        {wallets.map(({ background, wallet }, index) => (
          <p key={wallet} className={styles.row} data-chosen={index === 0 || undefined}>
            <Icon fallbackName={wallet} background={background} size={28} />
            <span>{wallet}</span>
          </p>
        ))}
        <Button variant="accent" fullWidth>
          {t('home.connect')}
        </Button>
        <p className={styles.link}>{t('home.whatIsAWallet')}</p>
      </div>
      <button type="button" className={styles.name} aria-pressed={chosen} onClick={onChoose}>
        {name}
      </button>
    </div>
  )
}

const wallets = [
  { wallet: 'Rainbow', background: '#174299' },
  { wallet: 'Safe', background: '#12ff80' },
  { wallet: 'Zerion', background: '#2962ef' },
]
