// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LanguageChoice } from './LanguageChoice.tsx'

const languages = vi.hoisted(() => ({
  chosen: undefined as string | undefined,
  answers: new Map<string, PromiseWithResolvers<void>>(),
}))
vi.mock('../../i18n/usePageText.ts', () => ({ usePageText: () => (key: string) => key }))
vi.mock('../../AppContext.ts', () => ({
  useApp: () => ({
    languageStore: {
      subscribe: () => () => {},
      choice: () => languages.chosen,
      choose(tag: string) {
        const answer = Promise.withResolvers<void>()
        languages.answers.set(tag, answer)
        languages.chosen = tag
        return answer.promise
      },
    },
  }),
}))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

it('shows only how the last of two quick picks ends', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  await act(() => createRoot(page).render(<LanguageChoice />))
  const select = page.querySelector('select')
  const alert = page.querySelector('[role=alert]')
  const pick = (tag: string) =>
    act(() => {
      if (select) select.value = tag
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await pick('de')
  await pick('fr')
  await act(async () => languages.answers.get('de')?.reject(new Error('offline')))
  expect(alert?.textContent).toBe('')
  expect(select?.value).toBe('fr')
  expect(select?.getAttribute('aria-busy')).toBe('true')
  await act(async () => languages.answers.get('fr')?.reject(new Error('offline')))
  expect(alert?.textContent).toBe('settings.languageFailed')
  expect(select?.getAttribute('aria-busy')).toBe('false')
})
