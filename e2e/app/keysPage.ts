import type { BrowserContext } from '@playwright/test'
import type { Hex, LocalAccount } from 'viem'

export interface KeysPage {
  /** The URLs of the windows that were opened. */
  readonly opened: URL[]
  /** The methods that its wallet received. */
  readonly asked: string[]
  next: 'approve' | 'refuse'
}

/**
 * Imitates keys.coinbase.com in its own windows: its messages, with the same key exchange and
 * encryption (ECDH on P-256, AES-GCM).
 */
export async function playKeys(context: BrowserContext, owner: LocalAccount): Promise<KeysPage> {
  const keys: KeysPage = { opened: [], asked: [], next: 'approve' }
  await context.exposeFunction('answerKeys', async (method: string, params: readonly unknown[]) => {
    keys.asked.push(method)
    if (keys.next === 'refuse') return undefined
    if (method !== 'personal_sign') return [owner.address]
    return owner.signMessage({ message: { raw: String(params[0]) as Hex } })
  })
  await context.route('https://keys.coinbase.com/**', async (route) => {
    keys.opened.push(new URL(route.request().url()))
    await route.fulfill({ contentType: 'text/html', body: keysHtml })
  })
  return keys
}

const keysHtml = `<!doctype html>
<html lang="en">
<title>Keys</title>
<script type="module">
const curve = { name: 'ECDH', namedCurve: 'P-256' }
const own = await keys()
// The same keys in every window, like the real wallet.
async function keys() {
  if (!localStorage.keys) {
    const pair = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
    const [publicKey, privateKey] = await Promise.all(
      [pair.publicKey, pair.privateKey].map((key) => crypto.subtle.exportKey('jwk', key)))
    localStorage.keys = JSON.stringify({ publicKey, privateKey })
  }
  const { publicKey, privateKey } = JSON.parse(localStorage.keys)
  return {
    publicKey: await crypto.subtle.importKey('jwk', publicKey, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', privateKey, curve, true, ['deriveKey']),
  }
}
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytes = (text) => new Uint8Array(text.match(/../g).map((pair) => parseInt(pair, 16)))
const sender = hex(await crypto.subtle.exportKey('spki', own.publicKey))
const say = (data) => opener?.postMessage(data, '*')

async function secretWith(peer) {
  const key = await crypto.subtle.importKey('spki', bytes(peer), curve, true, [])
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey({ name: 'ECDH', public: key }, own.privateKey, aes, false, ['encrypt', 'decrypt'])
}

async function actionOf({ handshake, encrypted }, secret) {
  if (handshake) return handshake
  const aes = { name: 'AES-GCM', iv: encrypted.iv }
  const plain = await crypto.subtle.decrypt(aes, secret, encrypted.cipherText)
  return JSON.parse(new TextDecoder().decode(plain)).action
}

addEventListener('message', async ({ data: { content, event, id, sender: peer } }) => {
  if (event === 'selectSignerType') return say({ requestId: id, data: 'scw' })
  if (!content) return
  const secret = await secretWith(peer)
  const { method, params } = await actionOf(content, secret)
  const value = await window.answerKeys(method, params ?? [])
  if (value === undefined) {
    const failure = { code: 4001, message: 'User rejected the request.' }
    say({ requestId: id, sender, content: { failure } })
    return close()
  }
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const answer = { result: { value }, data: { chains: { 1: 'https://rpc.wallet.example' } } }
  const text = new TextEncoder().encode(JSON.stringify(answer))
  const cipherText = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text)
  say({ requestId: id, sender, content: { encrypted: { iv, cipherText } } })
  close()
})
addEventListener('pagehide', () => say({ event: 'PopupUnload' }))
say({ event: 'PopupLoaded', id: 'loaded' })
</script>
</html>`
