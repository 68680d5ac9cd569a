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

it('announces politely by default', () => {
  const { announcer } = listen()
  announcer.announce('Copied!')
  expect(announcer.get()).toEqual({ polite: 'Copied!', assertive: '' })
  announcer.announce('It failed', 'assertive')
  expect(announcer.get()).toEqual({ polite: 'Copied!', assertive: 'It failed' })
})

it('announces a text once while it is present, however often it is repeated', () => {
  const { announcer, said } = listen()
  announcer.announce('Connecting…')
  announcer.announce('Connecting…')
  vi.advanceTimersByTime(announcementGap)
  announcer.announce('Connecting…')
  vi.advanceTimersByTime(announcementGap)
  expect(said).toEqual(['Connecting…'])
})

it('announces a text that recurs while it is still present, such as a second failure', () => {
  const announcer = createAnnouncer()
  const said: string[] = []
  announcer.subscribe(() => said.push(announcer.get().assertive))
  announcer.announce('It failed', 'assertive')
  vi.advanceTimersByTime(3_000)
  announcer.announce('It failed', 'assertive')
  vi.advanceTimersByTime(announcementGap)
  expect(said).toEqual(['It failed', '', 'It failed'])
  vi.advanceTimersByTime(announcementLife - 1)
  expect(announcer.get().assertive).toBe('It failed')
  vi.advanceTimersByTime(1)
  expect(announcer.get().assertive).toBe('')
})

it('ignores a repeat within a second, as of a toast for the same event', () => {
  const { announcer, said } = listen()
  announcer.announce('Connected')
  vi.advanceTimersByTime(999)
  announcer.announce('Connected')
  vi.advanceTimersByTime(announcementGap)
  expect(said).toEqual(['Connected'])
})

it('announces a text again after another one', () => {
  const { announcer, said } = listen()
  for (const text of ['Connecting…', 'Connected', 'Connecting…']) announcer.announce(text)
  vi.advanceTimersByTime(2 * announcementGap)
  expect(said).toEqual(['Connecting…', 'Connected', 'Connecting…'])
})

it('keeps each of two simultaneous texts long enough to be read', () => {
  const { announcer } = listen()
  announcer.announce('Copied!')
  announcer.announce('Connected')
  vi.advanceTimersByTime(announcementGap - 1)
  expect(announcer.get().polite).toBe('Copied!')
  vi.advanceTimersByTime(1)
  expect(announcer.get().polite).toBe('Connected')
})

it('removes old texts and can then repeat them', () => {
  const { announcer, said } = listen()
  announcer.announce('Copied!')
  vi.advanceTimersByTime(announcementLife - 1)
  expect(announcer.get().polite).toBe('Copied!')
  vi.advanceTimersByTime(1)
  announcer.announce('Copied!')
  expect(said).toEqual(['Copied!', '', 'Copied!'])
})

it('keeps a new text for its full time', () => {
  const { announcer } = listen()
  announcer.announce('First')
  vi.advanceTimersByTime(announcementLife - 1)
  announcer.announce('Second')
  vi.advanceTimersByTime(announcementLife - 1)
  expect(announcer.get().polite).toBe('Second')
  vi.advanceTimersByTime(1)
  expect(announcer.get().polite).toBe('')
})

it('ignores an empty text', () => {
  const { announcer, said } = listen()
  announcer.announce('')
  expect(said).toEqual([])
})

it('does not announce a repeat that is withdrawn before its turn, and announces the next one', () => {
  const { announcer, said } = listen()
  announcer.announce('Connecting…')
  vi.advanceTimersByTime(3_000)
  const withdraw = announcer.announce('Connecting…')
  withdraw()
  vi.advanceTimersByTime(announcementGap)
  expect(said).toEqual(['Connecting…', ''])
  announcer.announce('Connecting…')
  vi.advanceTimersByTime(announcementGap)
  expect(said).toEqual(['Connecting…', '', 'Connecting…'])
})

it('withdraws no text but its own, and none that has been announced', () => {
  const { announcer, said } = listen()
  const first = announcer.announce('Connecting…')
  announcer.announce('Copied!')
  const last = announcer.announce('Waiting…')
  first()
  last()
  last()
  vi.advanceTimersByTime(2 * announcementGap)
  expect(said).toEqual(['Connecting…', 'Copied!'])
})
