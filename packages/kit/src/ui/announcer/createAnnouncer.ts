import { createListeners } from '../../utils/createListeners.ts'

export type AnnouncementKind = 'polite' | 'assertive'

export interface Announcements {
  readonly polite: string
  readonly assertive: string
}

/** Texts for people who do not see the page. */
export interface Announcer {
  /** Says `text`. A text that is still standing there is not said again before it has changed. */
  announce(text: string, kind?: AnnouncementKind): void
  get(): Announcements
  subscribe(listener: () => void): () => void
}

/** A text stands at least this long (ms), so that two in one moment are both heard. */
export const announcementGap = 150
/** A text is taken away after this time (ms): old news should not be found by browsing. */
export const announcementLife = 7_000

const silence: Announcements = { polite: '', assertive: '' }

export function createAnnouncer(): Announcer {
  const listeners = createListeners()
  let current = silence

  const set = (kind: AnnouncementKind, text: string) => {
    if (current[kind] === text) return
    current = { ...current, [kind]: text }
    listeners.notify()
  }
  const regions = {
    polite: createQueue((text) => set('polite', text)),
    assertive: createQueue((text) => set('assertive', text)),
  }

  return {
    announce: (text, kind = 'polite') => regions[kind](text),
    get: () => current,
    subscribe: listeners.subscribe,
  }
}

function createQueue(show: (text: string) => void): (text: string) => void {
  let waiting: readonly string[] = []
  let last = ''
  let busy = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const clear = () => {
    last = ''
    show('')
  }
  const showNext = () => {
    const [text, ...rest] = waiting
    if (text === undefined) {
      busy = false
      timer = setTimeout(clear, announcementLife - announcementGap)
      return
    }
    waiting = rest
    busy = true
    show(text)
    timer = setTimeout(showNext, announcementGap)
  }

  return (text) => {
    if (text === '' || text === last) return
    last = text
    waiting = [...waiting, text]
    if (busy) return
    clearTimeout(timer)
    showNext()
  }
}
