// @vitest-environment happy-dom
import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocale } from './I18nContext.ts'
import { I18nProvider, type I18nProviderProps } from './I18nProvider.tsx'
import type { LoadedMessages } from './languages/englishMessages.ts'
import { loadTexts } from './languages/loadTexts.ts'
import { useText } from './useText.ts'
import { useTextOf } from './useTextOf.ts'

function Probe(): ReactElement {
  const t = useText()
  const { locale, dir } = useLocale()
  return (
    <p lang={locale} dir={dir}>
      {t('connect.button')}
    </p>
  )
}

function shown(host: HTMLElement): string {
  const text = host.querySelector('p')
  return `${text?.lang} ${text?.dir} ${text?.textContent}`
}

type Load = NonNullable<I18nProviderProps['load']>

const english = 'en ltr Connect Wallet'
const arabic: LoadedMessages = { locale: 'ar', messages: { 'connect.button': 'اربط محفظة' } }

describe('I18nProvider', () => {
  const host = document.createElement('div')
  let root: Root

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    root = createRoot(host)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })

  it.each(['en', 'en-GB'])('renders the page once in %s', async (locale) => {
    const Page = vi.fn(() => {
      useText()
      return <Probe />
    })
    await act(async () =>
      root.render(
        <I18nProvider locale={locale}>
          <Page />
        </I18nProvider>,
      ),
    )
    expect(shown(host)).toBe(`${locale} ltr Connect Wallet`)
    expect(Page).toHaveBeenCalledOnce()
  })

  it('is not needed for English', async () => {
    await act(async () => root.render(<Probe />))
    expect(shown(host)).toBe(english)
  })

  it('shows English until the language has loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedMessages>()
    const load = () => promise
    const app = (
      <I18nProvider locale="ar" load={load}>
        <Probe />
      </I18nProvider>
    )
    await act(async () => root.render(app))
    expect(shown(host)).toBe(english)
    await act(async () => resolve(arabic))
    expect(shown(host)).toBe('ar rtl اربط محفظة')
  })

  it('shows English if the language fails to load', async () => {
    const load: Load = (locale, own) =>
      loadTexts(locale, own, () => Promise.reject(new Error('offline')))
    await act(async () =>
      root.render(
        <I18nProvider locale="ar" load={load}>
          <Probe />
        </I18nProvider>,
      ),
    )
    expect(shown(host)).toBe(english)
  })

  it('ignores a language that loads after another one was chosen', async () => {
    const { promise, resolve } = Promise.withResolvers<LoadedMessages>()
    const load = () => promise
    const app = (locale: string) => (
      <I18nProvider locale={locale} load={load}>
        <Probe />
      </I18nProvider>
    )
    await act(async () => root.render(app('ar')))
    await act(async () => root.render(app('en')))
    await act(async () => resolve(arabic))
    expect(shown(host)).toBe(english)
  })

  it('translates a lazily loaded catalogue, in English until then', async () => {
    const later = { 'later.title': 'Later', 'later.text': 'Still English' } as const
    function LaterProbe(): ReactElement {
      const t = useTextOf(later)
      return <p>{`${t('later.title')}, ${t('later.text')}`}</p>
    }
    const { promise, resolve } = Promise.withResolvers<LoadedMessages>()
    const load = () => promise
    const app = (
      <I18nProvider locale="de" load={load}>
        <LaterProbe />
      </I18nProvider>
    )
    await act(async () => root.render(app))
    expect(host.textContent).toBe('Later, Still English')
    await act(async () => resolve({ locale: 'de', messages: { 'later.title': 'Später' } }))
    expect(host.textContent).toBe('Später, Still English')
  })

  it('uses texts of the host page at once, also on a server', () => {
    const html = renderToString(
      <I18nProvider locale="ar-EG" messages={arabic.messages}>
        <Probe />
      </I18nProvider>,
    )
    expect(html).toBe('<p lang="ar-EG" dir="rtl">اربط محفظة</p>')
  })

  it("overrides the kit's texts with the host page's, from an object or a function", async () => {
    const load: Load = (locale, own) => loadTexts(locale, own, async () => arabic)
    const own = { 'connect.button': 'دخول' }
    const loadOwn = async () => own
    for (const messages of [own, loadOwn]) {
      await act(async () =>
        root.render(
          <I18nProvider locale="ar" load={load} messages={messages}>
            <Probe />
          </I18nProvider>,
        ),
      )
      expect(shown(host)).toBe('ar rtl دخول')
    }
  })

  it('overrides an English text', async () => {
    const messages = { 'connect.button': 'Log in' }
    await act(async () =>
      root.render(
        <I18nProvider messages={messages}>
          <Probe />
        </I18nProvider>,
      ),
    )
    expect(shown(host)).toBe('en ltr Log in')
  })

  it('supports a language that only the host page has', async () => {
    const load: Load = (locale, own) =>
      loadTexts(locale, own, async () => ({ locale: 'en', messages: undefined }))
    const messages = async (locale: string) =>
      locale === 'he' ? { 'connect.button': 'חיבור ארנק' } : undefined
    await act(async () =>
      root.render(
        <I18nProvider locale="he" load={load} messages={messages}>
          <Probe />
        </I18nProvider>,
      ),
    )
    expect(shown(host)).toBe('he rtl חיבור ארנק')
  })

  it("shows the kit's texts when the host page's fail", async () => {
    const load: Load = (locale, own) => loadTexts(locale, own, async () => arabic)
    const messages = () => {
      throw new Error('a mistake')
    }
    await act(async () =>
      root.render(
        <I18nProvider locale="ar" load={load} messages={messages}>
          <Probe />
        </I18nProvider>,
      ),
    )
    expect(shown(host)).toBe('ar rtl اربط محفظة')
  })

  it('renders English on a server', () => {
    const html = renderToString(
      <I18nProvider locale="ar">
        <Probe />
      </I18nProvider>,
    )
    expect(html).toBe('<p lang="en" dir="ltr">Connect Wallet</p>')
  })
})
