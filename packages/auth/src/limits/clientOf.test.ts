import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientOf, type IpNetwork, parseAddress, parseNetwork } from './clientOf.ts'

const trusted = ['10.0.0.0/8', '::1', '2001:db8:1::/48']
  .map(parseNetwork)
  .filter((network): network is IpNetwork => network !== undefined)

describe('clientOf', () => {
  it.each([
    [
      'a peer that is not a proxy, whatever it claims',
      '203.0.113.7',
      '198.51.100.1',
      '203.0.113.7',
    ],
    ['the last address before our proxy', '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['the same behind two proxies', '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.2.3.4', '203.0.113.7'],
    ['the same with a port', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['the same in IPv6 brackets', '10.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.7', null, '203.0.113.7'],
    ['the proxy itself without a header', '10.0.0.1', null, '10.0.0.1'],
    ['the proxy itself when the header is junk', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['the neighbour in a /64', '2001:db8::1', null, '2001:db8::ffff:1'],
  ])('counts %s', (_, peer, forwarded, same) => {
    expect(clientOf(peer, forwarded, trusted)).toEqual(clientOf(same, null, []))
    expect(clientOf(same, null, [])).toBeDefined()
  })

  it('reads only the end of a long header, whose entries cost time', () => {
    const through = (hops: number) => `203.0.113.7${', 10.2.3.4'.repeat(hops)}`
    expect(clientOf('10.0.0.1', through(31), trusted)).toEqual(clientOf('203.0.113.7', null, []))
    expect(clientOf('10.0.0.1', through(2000), trusted)).toEqual(clientOf('10.2.3.4', null, []))
  })

  it('distinguishes other addresses and other networks', () => {
    const names = ['203.0.113.7', '203.0.113.8', '2001:db8::1', '2001:db8:0:1::1', '::203.0.113.7']
    expect(new Set(names.map((name) => clientOf(name, null, [])?.[0])).size).toBe(names.length)
  })

  it.each([
    ['2001:db8:0:42ff::1', '2001:db8:0:4200::1', [false, true, true]],
    ['2001:db8:0:ff00::1', '2001:db8:0:4200::1', [false, false, true]],
    ['2001:db8:1::1', '2001:db8::1', [false, false, false]],
    ['203.0.113.7', '203.0.113.8', [false, true]],
    ['203.0.112.7', '203.0.113.7', [false, false]],
  ])('returns the networks that %s and %s share', (one, other, shared) => {
    const [mine, theirs] = [clientOf(one, null, []), clientOf(other, null, [])]
    expect(mine?.map((network, index) => network === theirs?.[index])).toEqual(shared)
  })

  it('is undefined without a valid peer address', () => {
    expect(clientOf(undefined, '203.0.113.7', trusted)).toBeUndefined()
    expect(clientOf('unix:', '203.0.113.7', trusted)).toBeUndefined()
  })

  it('ignores values that a client behind a proxy adds to the header', () => {
    fc.assert(
      fc.property(fc.string(), (claim) => {
        const forwarded = `${claim}, 203.0.113.7`
        expect(clientOf('10.0.0.1', forwarded, trusted)).toEqual(clientOf('203.0.113.7', null, []))
      }),
    )
  })
})

describe('parseAddress', () => {
  it.each([
    '',
    '1.2.3',
    '1.2.3.256',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '::12345',
    '::1.2.3.256',
    '01.2.3.4',
    '0x7f.0.0.1',
    '::0x1.2.3.4',
    '2130706433',
    'localhost',
  ])('refuses %j', (text) => {
    expect(parseAddress(text)).toBeUndefined()
  })

  it('reads every valid IPv4 and IPv6 address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        expect(parseAddress(text)).toBeDefined()
      }),
    )
    expect(parseAddress('2001:DB8::a:b')?.toString()).toBe('2001:db8::a:b')
    expect(parseAddress('fe80::1%eth0')?.toString()).toBe('fe80::1')
  })
})
