import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { RequestContext } from '../AuthContext.ts'
import type { Auth } from '../createAuth.ts'
import type { Signer } from './quickAccount.ts'

export const origin = 'https://app.example.org'

/** Handles requests like `auth.fetch`: the handler itself, or a server behind a real port. */
export type Handler = (request: Request, info?: RequestContext) => Promise<Response>

type MessageFields = Partial<Parameters<typeof createSiweMessage>[0]>

/** A simulated browser: stores cookies, sends its origin and JSON. */
export interface Browser {
  readonly cookies: Map<string, string>
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>
  /** Requests a nonce. */
  nonce(): Promise<string>
  /** A message this server accepts, with a fresh nonce unless `fields` has one. */
  message(account: Signer, fields?: MessageFields): Promise<string>
  /** Requests a nonce, signs the message and sends it. */
  signIn(account: Signer, fields?: MessageFields): Promise<Response>
}

export interface BrowserOptions {
  readonly origin?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly peerAddress?: string | undefined
  readonly now?: (() => number) | undefined
}

export function createBrowser(
  target: Auth | Handler,
  {
    origin: site = origin,
    headers: defaults = {},
    peerAddress,
    now = Date.now,
  }: BrowserOptions = {},
): Browser {
  const fetch = typeof target === 'function' ? target : target.fetch
  const cookies = new Map<string, string>()
  const browser: Browser = {
    cookies,
    async send(method, path, body, headers = {}) {
      const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const request = new Request(`${site}/auth${path}`, {
        method,
        headers: {
          ...(method === 'GET' ? {} : { origin: site, 'content-type': 'application/json' }),
          ...(jar === '' ? {} : { cookie: jar }),
          ...defaults,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const response = await fetch(request, { peerAddress })
      for (const line of response.headers.getSetCookie()) keep(cookies, line)
      return response
    },
    async nonce() {
      const response = await browser.send('POST', '/nonce')
      const { nonce } = await response.json()
      if (typeof nonce !== 'string') throw new Error(`No nonce: ${response.status}`)
      return nonce
    },
    async message(account, fields = {}) {
      return createSiweMessage({
        domain: new URL(site).host,
        address: account.address,
        uri: site,
        version: '1',
        chainId: 1,
        nonce: fields.nonce ?? (await browser.nonce()),
        issuedAt: new Date(now()),
        statement: 'Sign in to Foyer.',
        ...fields,
      })
    },
    async signIn(account, fields) {
      const message = await browser.message(account, fields)
      const signature = await account.signMessage({ message })
      return browser.send('POST', '/verify', { message, signature })
    },
  }
  return browser
}

/** An ordinary account, the same for each index. */
export function testAccount(index = 1) {
  return privateKeyToAccount(`0x${index.toString(16).padStart(64, '0')}`)
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (name === undefined || value === undefined) return
  if (/;\s*Max-Age=0\b/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
