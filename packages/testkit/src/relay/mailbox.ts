/** A message stored under a topic. Its content is encrypted: the relay cannot read it. */
export interface StoredMessage {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | undefined
  /** In ms since 1970. */
  readonly publishedAt: number
  readonly expiresAt: number
  /** Clients that do not need it: its sender, and those that acknowledged it. */
  readonly doneBy: Set<string>
}

/** A message to store. */
export interface NewMessage {
  readonly topic: string
  readonly message: string
  readonly tag: number
  /** Time to live, in seconds. */
  readonly ttl: number
  readonly attestation: string | undefined
}

/** Stores messages by topic. */
export interface Mailbox {
  store(message: NewMessage, from: string): StoredMessage
  /** The messages stored under a topic for a client, oldest first. */
  waiting(topic: string, client: string): readonly StoredMessage[]
}

const maxPerTopic = 200
const maxTopics = 5_000
const maxTtlSeconds = 7 * 24 * 60 * 60

/**
 * Stores messages until they expire, for later subscribers. The number is limited: the oldest are
 * dropped first.
 */
export function createMailbox(now: () => number = Date.now): Mailbox {
  const topics = new Map<string, StoredMessage[]>()

  function alive(topic: string): StoredMessage[] {
    const kept = (topics.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now())
    if (kept.length === 0) topics.delete(topic)
    else topics.set(topic, kept)
    return kept
  }

  return {
    store({ topic, message, tag, ttl, attestation }, from) {
      const publishedAt = now()
      const stored: StoredMessage = {
        topic,
        message,
        tag,
        attestation,
        publishedAt,
        expiresAt: publishedAt + Math.min(Math.max(ttl, 1), maxTtlSeconds) * 1_000,
        doneBy: new Set([from]),
      }
      topics.set(topic, [...alive(topic), stored].slice(-maxPerTopic))
      if (topics.size > maxTopics) {
        const [oldest] = topics.keys()
        if (oldest !== undefined) topics.delete(oldest)
      }
      return stored
    },
    waiting: (topic, client) => alive(topic).filter(({ doneBy }) => !doneBy.has(client)),
  }
}
