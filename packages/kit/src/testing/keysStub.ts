/**
 * How the stub answers the next request. 'block' means that the browser opens no window; 'noChain'
 * that the wallet lacks the chain until it has added it.
 */
export type KeysAnswer = 'approve' | 'refuse' | 'close' | 'block' | 'noChain'

/** Simulates the window of keys.coinbase.com with which Coinbase's SDK communicates. */
export interface KeysStub {
  /** Replaces `window.open`. */
  readonly open: typeof window.open
  /** The URLs that were opened. */
  readonly opened: string[]
  /** The metadata that the app sent. */
  introduced: unknown
  /** The methods that the wallet received. */
  readonly asked: string[]
  /** The params of each `wallet_addEthereumChain`. */
  readonly added: unknown[]
  next: KeysAnswer
  accounts: readonly string[]
  chains: Readonly<Record<number, string>>
}

const origin = 'https://keys.coinbase.com'
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

interface Action {
  readonly method: string
  readonly params?: unknown
}

interface Request {
  readonly id?: string
  readonly event?: string
  readonly requestId?: string
  readonly data?: unknown
  readonly sender?: string
  readonly content?: {
    readonly handshake?: Action
    readonly encrypted?: { readonly iv: BufferSource; readonly cipherText: BufferSource }
  }
}

/**
 * Creates the stub. Exchanges keys and encrypts messages as the real window does (ECDH on P-256,
 * AES-GCM).
 */
export async function createKeysStub(options: {
  readonly accounts: readonly string[]
  readonly chains: Readonly<Record<number, string>>
}): Promise<KeysStub> {
  const own = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
  const sender = toHex(await crypto.subtle.exportKey('spki', own.publicKey))
  const stub: KeysStub = {
    open,
    opened: [],
    introduced: undefined,
    asked: [],
    added: [],
    next: 'approve',
    accounts: options.accounts,
    chains: options.chains,
  }

  function say(data: unknown): void {
    window.dispatchEvent(new MessageEvent('message', { data, origin }))
  }

  async function secretWith(peer: string): Promise<CryptoKey> {
    const key = await crypto.subtle.importKey('spki', fromHex(peer), curve, true, [])
    const aes = { name: 'AES-GCM', length: 256 }
    return crypto.subtle.deriveKey({ name: 'ECDH', public: key }, own.privateKey, aes, false, [
      'encrypt',
      'decrypt',
    ])
  }

  async function answer(request: Request): Promise<void> {
    if (request.event === 'selectSignerType') {
      say({ requestId: request.id, data: 'scw' })
      return
    }
    const { content, id, sender: peer } = request
    if (content === undefined || peer === undefined) {
      stub.introduced = request.data
      return
    }
    if (stub.next === 'close') {
      say({ event: 'PopupUnload' })
      return
    }
    if (stub.next === 'refuse') {
      const failure = { code: 4001, message: 'User rejected the request.' }
      say({ requestId: id, sender, content: { failure } })
      return
    }
    if (stub.next === 'noChain') {
      stub.next = 'approve'
      const failure = { code: 4902, message: 'Unrecognized chain.' }
      say({ requestId: id, sender, content: { failure } })
      return
    }
    const secret = await secretWith(peer)
    const { method, params } = content.handshake ?? (await actionOf(content.encrypted, secret))
    stub.asked.push(method)
    if (method === 'wallet_addEthereumChain') stub.added.push(params)
    const value = method === 'eth_requestAccounts' ? stub.accounts : '0xsigned'
    const encrypted = await encrypt({ result: { value }, data: { chains: stub.chains } }, secret)
    say({ requestId: id, sender, content: { encrypted } })
  }

  function open(url?: string | URL): WindowProxy | null {
    if (stub.next === 'block') return null
    stub.opened.push(String(url))
    // A window loads asynchronously.
    setTimeout(() => say({ event: 'PopupLoaded', id: 'loaded' }))
    const popup = {
      closed: false,
      focus() {},
      close() {
        popup.closed = true
      },
      postMessage: (message: Request) => void answer(message),
    }
    // The part of a window that the SDK uses.
    return popup as Partial<WindowProxy> as WindowProxy
  }

  return stub
}

async function actionOf(
  encrypted: NonNullable<Request['content']>['encrypted'],
  secret: CryptoKey,
): Promise<Action> {
  if (!encrypted) throw new Error('The request is neither a handshake nor encrypted.')
  const { cipherText, iv } = encrypted
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, cipherText)
  return JSON.parse(new TextDecoder().decode(plain)).action
}

async function encrypt(value: unknown, secret: CryptoKey) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, cipherText: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, text) }
}

function toHex(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('hex')
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(hex, 'hex'))
}
