import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { describe, expect, it } from 'vitest'
import { pagesEn } from '../../i18n/pagesEn.ts'
import { updatedText } from './updatedText.ts'

describe('updatedText', () => {
  const t = createTranslator(pagesEn, 'en')
  const then = Date.UTC(2026, 10, 20, 12)
  const after = (ms: number) => updatedText(t, 'en', then, then + ms)

  it('counts seconds, then minutes', () => {
    expect(after(0)).toBe('Updated just now')
    expect(after(999)).toBe('Updated just now')
    expect(after(4_000)).toBe('Updated 4 sec. ago')
    expect(after(59_999)).toBe('Updated 59 sec. ago')
    expect(after(60_000)).toBe('Updated 1 min. ago')
    expect(after(3_599_999)).toBe('Updated 59 min. ago')
  })

  it('shows the time of day after an hour', () => {
    const early = new Date(2026, 10, 20, 9).getTime()
    expect(updatedText(t, 'en', early, early + 3_600_000)).toMatch(/^Updated at 9:00\s?AM$/)
  })

  it('does not show a time of day of another day', () => {
    const late = new Date(2026, 10, 20, 23).getTime()
    const hour = 3_600_000
    expect(updatedText(t, 'en', late, late + 10 * hour)).toBe('Updated 10 hr. ago')
    expect(updatedText(t, 'en', late, late + 60 * hour)).toBe('Updated 2 days ago')
  })

  it('does not count backwards when the clock was set back', () => {
    expect(after(-5_000)).toBe('Updated just now')
  })
})
