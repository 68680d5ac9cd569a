import type { Chain } from '@foyer/kit'
import { dirOf } from '@foyer/ui/i18n/locale.ts'
import { siteName } from '../../config/app.ts'
import type { Deployment } from '../../config/deployment.ts'
import type { LanguageStore } from '../i18n/languageStore.ts'
import { demoFonts } from './demoFonts.ts'
import { followLanguage } from './followLanguage.ts'

/** Starts the Demo Phone in place of the app. The URL's hash may contain a pairing link. */
export async function startPhone(
  { instanceId, publicUrl, walletConnect }: Deployment,
  chains: readonly Chain[],
  container: HTMLElement,
  languageStore: LanguageStore,
): Promise<void> {
  if (walletConnect?.relayUrl === undefined) return
  const [{ startDemoPhone }] = await Promise.all([
    import('../../demo/phone/startDemoPhone.ts'),
    followLanguage(languageStore),
  ])
  markLanguage(languageStore)
  languageStore.subscribe(() => markLanguage(languageStore))
  const uri = pairingLinkIn(window.location.hash)
  await startDemoPhone({
    relayUrl: walletConnect.relayUrl,
    chains: chains.map(({ id, name, nativeCurrency: { symbol }, rpcUrls }) => ({
      id,
      name,
      symbol,
      rpcUrl: rpcUrls.default.http[0],
    })),
    instanceId,
    site: { name: siteName, url: `${publicUrl}/` },
    uri,
    fonts: demoFonts,
    container,
  })
}

/** Sets the document's language and direction, as the app does. */
function markLanguage(store: LanguageStore): void {
  const { locale } = store.get()
  document.documentElement.lang = locale
  document.documentElement.dir = dirOf(locale)
}

function pairingLinkIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined
  } catch {
    // Malformed escape sequences: ignored.
    return undefined
  }
}
