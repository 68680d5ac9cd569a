import type { AnyMessages } from './messages.ts'

/** Loads the kit's texts in one language, as a separate chunk. */
export type MessageLoader = () => Promise<AnyMessages>

/** One lazy loader per language tag. English is bundled and needs none. */
export const messageLoaders: Readonly<Record<string, MessageLoader>> = {}

/** Result of `loadMessages`. */
export interface LoadedMessages {
  /** The language found: 'de' when 'de-AT' is requested and only 'de' exists. */
  readonly locale: string
  /** The translation. Undefined for English. */
  readonly messages: AnyMessages | undefined
}

/**
 * Loads the texts of a language: tries the exact tag, then shorter ones (RFC 4647 lookup), and
 * falls back to English. Rejects when the chunk of an existing language fails to load.
 */
export async function loadMessages(
  locale: string,
  loaders: Readonly<Record<string, MessageLoader>> = messageLoaders,
): Promise<LoadedMessages> {
  const parts = locale.replaceAll('_', '-').split('-')
  for (let length = parts.length; length > 0; length -= 1) {
    const tag = parts.slice(0, length).join('-')
    if (tag === 'en') break
    const load = Object.hasOwn(loaders, tag) ? loaders[tag] : undefined
    if (load) return { locale: tag, messages: await load() }
  }
  return { locale: parts[0] === 'en' ? locale : 'en', messages: undefined }
}
