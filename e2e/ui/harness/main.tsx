import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { en } from '@foyer/ui/i18n/en.ts'
import { I18nContext } from '@foyer/ui/i18n/I18nContext.ts'
import { applyTheme } from '@foyer/ui/theme/theme.ts'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../packages/kit/src/styles.css'
import { UiProvider } from '@foyer/ui/UiProvider.tsx'
import { DialogPage } from './DialogPage.tsx'
import { GalleryPage } from './GalleryPage.tsx'
import { QrPage } from './QrPage.tsx'
import './page.css'

const query = new URLSearchParams(location.search)
const dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr'
document.documentElement.dir = dir
applyTheme(document.documentElement, query.get('theme') === 'light' ? 'light' : 'dark')
// A host page that styles bare elements, loaded after our own rules.
if (query.has('hostile')) await import('./hostile.css')

function scene(): ReactElement {
  const code = query.get('code')
  if (code !== null) return <QrPage text={code} />
  return query.has('gallery') ? <GalleryPage /> : <DialogPage />
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <I18nContext value={{ locale: 'en', dir, t: createTranslator(en, 'en'), messages: undefined }}>
      <UiProvider>{scene()}</UiProvider>
    </I18nContext>
  </StrictMode>,
)
