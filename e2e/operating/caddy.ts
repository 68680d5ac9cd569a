import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, constants } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Handler } from '@foyer/auth/testing/browser'

export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'])
    return true
  } catch {
    return false
  }
}

/** Starts Caddy with `deploy/Caddyfile` and a private certificate authority. */
export async function startCaddy(
  caddyfile: string,
  site: string,
  upstreams: readonly string[],
): Promise<{ stop(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-caddy-'))
  const caddy = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      FOYER_SITE: site,
      FOYER_UPSTREAMS: upstreams.map((url) => url.replace('http://', '')).join(' '),
    },
    stdio: 'ignore',
  })
  const ended = once(caddy, 'exit')
  return {
    async stop() {
      caddy.kill('SIGKILL')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** The status of a request over HTTP/2, 0 when it fails. */
export async function statusOf(site: string, path: string): Promise<number> {
  const session = connect(site, { rejectUnauthorized: false })
  try {
    session.on('error', () => {})
    const stream = session.request({ ':path': path })
    stream.on('error', () => {})
    const [headers] = await once(stream, 'response')
    stream.resume()
    await once(stream, 'close')
    return Number(headers[constants.HTTP2_HEADER_STATUS])
  } catch {
    return 0
  } finally {
    session.destroy()
  }
}

/**
 * Sends requests over TLS from an address of this machine. Their headers must not reveal it to the
 * site.
 */
export function visitorAt(
  localAddress: string,
  more: Readonly<Record<string, string>> = {},
): Handler {
  return async (request) => {
    const body = Buffer.from(await request.arrayBuffer())
    const headers = { ...Object.fromEntries(request.headers), ...more }
    const { method } = request
    const options = { method, headers, localAddress, rejectUnauthorized: false, family: 4 }
    const outgoing = httpsRequest(request.url, options)
    outgoing.end(body)
    const [incoming] = await once(outgoing, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const answered = new Headers()
    for (const [name, values] of Object.entries(incoming.headersDistinct)) {
      if (!Array.isArray(values)) continue
      for (const value of values) answered.append(name, String(value))
    }
    const status = Number(incoming.statusCode)
    const hasBody = status !== 204 && status !== 304
    return new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers: answered })
  }
}
