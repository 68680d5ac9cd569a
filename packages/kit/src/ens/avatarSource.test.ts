import { afterEach, describe, expect, test, vi } from 'vitest'
import { avatarSource } from './avatarSource.ts'

const origin = 'https://app.example'
const picture = `${origin}/a.png`

function answer(type: string | null, status = 200) {
  const fetched = vi.fn(async (_url: URL, _init: RequestInit) => {
    return new Response(null, { status, headers: type ? { 'content-type': type } : {} })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('avatarSource', () => {
  test.each(['image/png', 'image/jpeg', 'image/webp; charset=x'])('%s is shown', async (type) => {
    const fetched = answer(type)
    expect(await avatarSource(picture, origin)).toBe(picture)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' })
  })

  test.each(['image/svg+xml', 'text/html', null])('%s is not', async (type) => {
    answer(type)
    expect(await avatarSource(picture, origin)).toBeUndefined()
  })

  test('a missing picture is not shown', async () => {
    answer('image/png', 404)
    expect(await avatarSource(picture, origin)).toBeUndefined()
  })

  test('an unreachable one neither', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    expect(await avatarSource(picture, origin)).toBeUndefined()
  })

  test.each([
    undefined,
    '',
    'javascript:alert(1)',
    'https://evil.example/a.png',
    'ipfs://x',
    'data:image/svg+xml;base64,AAAA',
    'data:text/html,x',
    `data:image/png;base64,${'A'.repeat(70_000)}`,
  ])('%s is refused without asking any host', async (record) => {
    const fetched = answer('image/png')
    expect(await avatarSource(record, origin)).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a small raster data picture needs no request', async () => {
    const fetched = answer('image/png')
    const data = 'data:image/png;base64,iVBORw0KGgo='
    expect(await avatarSource(data, origin)).toBe(data)
    expect(fetched).not.toHaveBeenCalled()
  })
})
