import { afterEach, describe, expect, test, vi } from 'vitest'
import { avatarSource } from './avatarSource.ts'

const origin = 'https://app.example'
const policy = {
  origins: [origin, 'https://pictures.example'],
  ipfsGateway: 'https://pictures.example/ipfs/',
}
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
    expect(await avatarSource(picture, policy)).toBe(picture)
    // The name's owner chose the URL: no cookies, no redirects to other hosts.
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'HEAD',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
  })

  test.each([
    'image/svg+xml',
    'image/png+xml',
    'image/pngx',
    'text/html',
    null,
  ])('%s is not', async (type) => {
    answer(type)
    expect(await avatarSource(picture, policy)).toBeUndefined()
  })

  test('a picture of more than 4 MB is not shown', async () => {
    const headers = { 'content-type': 'image/png', 'content-length': '4000001' }
    vi.stubGlobal('fetch', async () => new Response(null, { headers }))
    expect(await avatarSource(picture, policy)).toBeUndefined()
  })

  test('a missing picture is not shown', async () => {
    answer('image/png', 404)
    expect(await avatarSource(picture, policy)).toBeUndefined()
  })

  test('a server that does not answer does not mean that there is no picture', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    await expect(avatarSource(picture, policy)).rejects.toThrow('failed')
  })

  test.each([429, 500, 502, 503])('nor does the answer %i', async (status) => {
    answer('image/png', status)
    await expect(avatarSource(picture, policy)).rejects.toThrow(String(status))
  })

  test.each([
    undefined,
    '',
    'javascript:alert(1)',
    'https://evil.example/a.png',
    'ftp://app.example/a.png',
    'eip155:1/erc721:0x0000000000000000000000000000000000000001/1',
    'data:image/svg+xml;base64,AAAA',
    'data:text/html,x',
    `data:image/png;base64,${'A'.repeat(70_000)}`,
  ])('%s is refused without a request', async (record) => {
    const fetched = answer('image/png')
    expect(await avatarSource(record, policy)).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    ['https://pictures.example/b.webp', 'https://pictures.example/b.webp'],
    ['ipfs://bafyabc/1.png', 'https://pictures.example/ipfs/bafyabc/1.png'],
    ['ipfs://ipfs/bafyabc', 'https://pictures.example/ipfs/bafyabc'],
  ])('%s is loaded if the configuration allows its origin', async (record, url) => {
    const fetched = answer('image/webp')
    expect(await avatarSource(record, policy)).toBe(url)
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('an ipfs:// picture requires a configured gateway', async () => {
    const fetched = answer('image/png')
    expect(await avatarSource('ipfs://bafyabc', { ...policy, ipfsGateway: undefined })).toBe(
      undefined,
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  describe('an avatar service', () => {
    const service = 'https://pictures.example/mainnet/avatar/'
    const served = {
      origins: [origin, 'https://pictures.example'],
      ipfsGateway: undefined,
      service,
    }

    test.each([
      'eip155:1/erc721:0x0000000000000000000000000000000000000001/1',
      'https://elsewhere.example/a.png',
      'ipfs://bafyabc',
    ])('is used by name if the record is %s', async (record) => {
      const fetched = answer('image/png')
      const url = `${service}al%20ice.eth`
      expect(await avatarSource(record, served, 'al ice.eth')).toBe(url)
      expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([url])
    })

    test.each([
      undefined,
      '',
      'javascript:alert(1)',
      'data:image/svg+xml,x',
      'http://elsewhere.example/a.png',
    ])('is not used if the record is %s', async (record) => {
      const fetched = answer('image/png')
      expect(await avatarSource(record, served, 'alice.eth')).toBeUndefined()
      expect(fetched).not.toHaveBeenCalled()
    })

    test('is not used for pictures that the page can load itself', async () => {
      const fetched = answer('image/png')
      expect(await avatarSource(picture, served, 'alice.eth')).toBe(picture)
      expect(fetched).toHaveBeenCalledOnce()
    })

    test('is validated like any other host: allowed origin, and an image response', async () => {
      const fetched = answer('image/svg+xml')
      expect(await avatarSource('eip155:1/x', served, 'alice.eth')).toBeUndefined()
      expect(fetched).toHaveBeenCalledOnce()
      const elsewhere = { ...served, origins: [origin] }
      expect(await avatarSource('eip155:1/x', elsewhere, 'alice.eth')).toBeUndefined()
      expect(fetched).toHaveBeenCalledOnce()
    })
  })

  test('a server that does not respond times out after five seconds', async () => {
    const waited = vi.spyOn(AbortSignal, 'timeout')
    answer('image/png')
    await avatarSource(picture, policy)
    expect(waited).toHaveBeenCalledWith(5_000)
    waited.mockRestore()
  })

  test('a small raster data URL needs no request', async () => {
    const fetched = answer('image/png')
    const data = 'data:image/png;base64,iVBORw0KGgo='
    expect(await avatarSource(data, policy)).toBe(data)
    expect(fetched).not.toHaveBeenCalled()
  })
})
