import type { Chain } from '@foyer/kit'
import { siteName } from '../../config/app.ts'
import type { Deployment } from '../../config/deployment.ts'

/** Starts the Demo Phone in place of the app. The URL's hash may contain a pairing link. */
export async function startPhone(
  { instanceId, publicUrl, walletConnect }: Deployment,
  chains: readonly Chain[],
  container: HTMLElement,
): Promise<void> {
  if (walletConnect?.relayUrl === undefined) return
  const { startDemoPhone } = await import('../../demo/phone/startDemoPhone.tsx')
  // The phone speaks English in every language of the page.
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
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
    container,
  })
}

function pairingLinkIn(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined
  } catch {
    // Malformed escape sequences: ignored.
    return undefined
  }
}
