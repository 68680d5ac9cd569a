import { afterEach, describe, expect, it, vi } from 'vitest'
import { appWithNode, badResponse, call, error } from '../testing/appWithNode.ts'
import { testApp } from '../testing/testApp.ts'
import type { Fetch } from './askNode.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a failing node', () => {
  it('that does not respond times out after 10 seconds', async () => {
    let aborted = false
    const post = await appWithHangingNode(() => {
      aborted = true
    })
    vi.useFakeTimers()
    const pending = post(`[${call(1)},${call(2)}]`)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    const response = await pending
    expect(aborted).toBe(true)
    expect(response.status).toBe(504)
    const message = 'The node did not respond within 10 seconds.'
    expect(await response.json()).toEqual([error(1, -32603, message), error(2, -32603, message)])
  })

  it('that is unreachable is reported under the call’s id', async () => {
    const { post } = await appWithNode(() => {
      throw new TypeError('fetch failed')
    })
    const response = await post(call(9))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual(error(9, -32603, 'The node cannot be reached.'))
  })

  it('that breaks off mid-response is reported', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"jsonrpc"'))
        controller.error(new Error('connection reset'))
      },
    })
    const { post } = await appWithNode(() => new Response(broken))
    const response = await post(call(9))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual(error(9, -32603, 'The node cannot be reached.'))
  })

  it('that sends an endless response is cut off', async () => {
    const chunk = new Uint8Array(4 * 1024 * 1024)
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
    const { post } = await appWithNode(() => new Response(endless))
    const response = await post(call(9))
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual(error(9, -32603, badResponse))
  })

  it('is not queried further once the visitor has left', async () => {
    let aborted = false
    const post = await appWithHangingNode(() => {
      aborted = true
    })
    const leaving = new AbortController()
    const pending = post(call(1), leaving.signal)
    await vi.waitFor(() => expect(post.asked()).toBe(1))
    leaving.abort()
    await pending
    expect(aborted).toBe(true)
  })
})

/** Posts to an app whose node never answers but notices an aborted request. */
async function appWithHangingNode(onAbort: () => void) {
  let asked = 0
  const fetch: Fetch = (_, { signal }) =>
    new Promise((_, reject) => {
      asked += 1
      signal?.addEventListener('abort', () => {
        onAbort()
        reject(signal.reason)
      })
    })
  const app = await testApp({ fetch })
  const post = (body: string, signal?: AbortSignal) =>
    Promise.resolve(
      app.fetch(
        new Request('http://localhost:4700/rpc/1', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
          signal: signal ?? null,
        }),
      ),
    )
  return Object.assign(post, { asked: () => asked })
}
