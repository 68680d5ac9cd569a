import type { AnyMessages } from './messages.ts'

/** Loads the kit's texts of one language as a chunk of its own. */
export type MessageLoader = () => Promise<AnyMessages>

/** One lazy file a language; English is always there and needs none. */
export const messageLoaders: Readonly<Record<string, MessageLoader>> = {}

export interface LoadedMessages {
  /** The language that was found: 'de' when 'de-AT' was asked for and only 'de' exists. */
  readonly locale: string
  /** Undefined: use the English catalogue. */
  readonly messages: AnyMessages | undefined
}

/**
 * Finds and loads the texts for a language, from the exact tag to shorter ones (RFC 4647 lookup), and English where
 * there are none. Rejects when the file of an existing language cannot be loaded.
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
