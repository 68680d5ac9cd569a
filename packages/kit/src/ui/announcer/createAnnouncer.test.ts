import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announcementGap, announcementLife, createAnnouncer } from './createAnnouncer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function listen() {
  const announcer = createAnnouncer()
  const said: string[] = []
  announcer.subscribe(() => said.push(announcer.get().polite))
  return { announcer, said }
}

it('says a text politely unless told otherwise', () => {
  const { announcer } = listen()
  announcer.announce('Copied!')
  expect(announcer.get()).toEqual({ polite: 'Copied!', assertive: '' })
  announcer.announce('It failed', 'assertive')
  expect(announcer.get()).toEqual({ polite: 'Copied!', assertive: 'It failed' })
})

it('says a text once while it stands, however often it is announced', () => {
  const { announcer, said } = listen()
  announcer.announce('Connecting…')
  announcer.announce('Connecting…')
  vi.advanceTimersByTime(announcementGap)
  announcer.announce('Connecting…')
  vi.advanceTimersByTime(announcementGap)
  expect(said).toEqual(['Connecting…'])
})

it('says a text again after another one', () => {
  const { announcer, said } = listen()
  for (const text of ['Connecting…', 'Connected', 'Connecting…']) announcer.announce(text)
  vi.advanceTimersByTime(2 * announcementGap)
  expect(said).toEqual(['Connecting…', 'Connected', 'Connecting…'])
})

it('lets each of two texts in one moment stand long enough to be heard', () => {
  const { announcer } = listen()
  announcer.announce('Copied!')
  announcer.announce('Connected')
  vi.advanceTimersByTime(announcementGap - 1)
  expect(announcer.get().polite).toBe('Copied!')
  vi.advanceTimersByTime(1)
  expect(announcer.get().polite).toBe('Connected')
})

it('takes old news away and may then say the same again', () => {
  const { announcer, said } = listen()
  announcer.announce('Copied!')
  vi.advanceTimersByTime(announcementLife - 1)
  expect(announcer.get().polite).toBe('Copied!')
  vi.advanceTimersByTime(1)
  announcer.announce('Copied!')
  expect(said).toEqual(['Copied!', '', 'Copied!'])
})

it('a new text gets its full time', () => {
  const { announcer } = listen()
  announcer.announce('First')
  vi.advanceTimersByTime(announcementLife - 1)
  announcer.announce('Second')
  vi.advanceTimersByTime(announcementLife - 1)
  expect(announcer.get().polite).toBe('Second')
  vi.advanceTimersByTime(1)
  expect(announcer.get().polite).toBe('')
})

it('an empty text is no news', () => {
  const { announcer, said } = listen()
  announcer.announce('')
  expect(said).toEqual([])
})
