import { createObservable } from '../utils/createObservable.ts'

/** Live region to use: `assertive` interrupts the screen reader, `polite` waits. */
export type AnnouncementKind = 'polite' | 'assertive'

/** Current text of each live region; empty when there is nothing to announce. */
export interface Announcements {
  readonly polite: string
  readonly assertive: string
}

/** Announces texts to screen readers. */
export interface Announcer {
  /**
   * Queues `text`, `polite` by default. Ignores empty text, and a repeat of the last one within a
   * second. The returned function withdraws the text if it still waits for its turn.
   */
  announce(text: string, kind?: AnnouncementKind): () => void
  get(): Announcements
  /** Calls `listener` on every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** Minimum time between two announcements, in ms, so that both are read. */
export const announcementGap = 150
/** Time until the last text is cleared, in ms, so that screen readers don't find stale texts. */
export const announcementLife = 7_000
/** How long a repeat is taken for the same event, in ms, such as an announcement and its toast. */
const repeatWindow = 1_000

/** Of a text that is not queued. */
const ignore = () => {}

/** Creates an announcer with one queue per live region. */
export function createAnnouncer(): Announcer {
  const current = createObservable<Announcements>({ polite: '', assertive: '' })
  const set = (kind: AnnouncementKind, text: string) => {
    const shown = current.get()
    if (shown[kind] !== text) current.set({ ...shown, [kind]: text })
  }
  const regions = {
    polite: createQueue((text) => set('polite', text)),
    assertive: createQueue((text) => set('assertive', text)),
  }

  return {
    announce: (text, kind = 'polite') => regions[kind](text),
    get: current.get,
    subscribe: current.subscribe,
  }
}

interface Queued {
  readonly text: string
}

/** What a region shows before a repeat, since screen readers announce changes only. */
const pause: Queued = { text: '' }

function createQueue(show: (text: string) => void): (text: string) => () => void {
  let waiting: readonly Queued[] = []
  let shown = ''
  // The text that will have been shown once nothing waits.
  let last = ''
  let shownAt = 0
  let busy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const clear = () => {
    last = ''
    shown = ''
    show('')
  }
  const showNext = () => {
    const [next, ...rest] = waiting
    if (!next) {
      busy = false
      timer = setTimeout(clear, announcementLife - announcementGap)
      return
    }
    waiting = rest
    busy = true
    shownAt = performance.now()
    shown = next.text
    show(shown)
    timer = setTimeout(showNext, announcementGap)
  }

  return (text) => {
    if (text === '') return ignore
    const isRepeat = text === last
    const isRecent = waiting.length > 0 || performance.now() - shownAt < repeatWindow
    if (isRepeat && isRecent) return ignore
    last = text
    const queued: Queued = { text }
    waiting = isRepeat ? [pause, queued] : [...waiting, queued]
    if (!busy) {
      clearTimeout(timer)
      showNext()
    }
    return () => {
      if (!waiting.includes(queued)) return
      waiting = waiting.filter((each) => each !== queued)
      last = waiting.at(-1)?.text ?? shown
    }
  }
}
