import { safeLocale } from '../locale.ts'
import type { AnyMessages, MessagesLoader } from '../messages.ts'
import { englishMessages, type LoadedMessages } from './englishMessages.ts'
import { loadMessages } from './loadMessages.ts'

/** Loads the kit's texts and the host page's. A part that fails is left out; never rejects. */
export async function loadTexts(
  locale: string,
  loadOwn: MessagesLoader | undefined,
  loadKits: (locale: string) => Promise<LoadedMessages> = loadMessages,
): Promise<LoadedMessages> {
  const [kits, own] = await Promise.all([
    loadKits(locale).catch(() => englishMessages(locale)),
    ownMessages(locale, loadOwn),
  ])
  if (own === undefined) return kits
  return { locale: safeLocale(locale), messages: { ...kits.messages, ...own } }
}

async function ownMessages(
  locale: string,
  loadOwn: MessagesLoader | undefined,
): Promise<AnyMessages | undefined> {
  try {
    return await loadOwn?.(locale)
  } catch {
    // Neither a failed request nor a mistake of the host may leave the page without texts.
    return undefined
  }
}
