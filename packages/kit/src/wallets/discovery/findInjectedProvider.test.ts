import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { popular } from '../definitions/popularWallets.ts'
import { more } from '../groups/more.ts'
import { findInjectedProvider, findInjectedProviders } from './findInjectedProvider.ts'

const request = async () => null
const amber = { injected: { flags: ['isAmber'], paths: ['amber.ethereum'], notFlags: ['isBirch'] } }

describe('findInjectedProvider', () => {
  test('by its window property, whatever flags it has', () => {
    const provider = { request }
    expect(findInjectedProvider(amber, { amber: { ethereum: provider } })).toBe(provider)
  })

  test('by its flag, alone or among several', () => {
    const mine = { request, isAmber: true }
    const other = { request, isCedar: true }
    expect(findInjectedProvider(amber, { ethereum: mine })).toBe(mine)
    expect(findInjectedProvider(amber, { ethereum: { request, providers: [other, mine] } })).toBe(
      mine,
    )
    expect(findInjectedProvider(amber, { ethereum: other })).toBeUndefined()
  })

  test('not by a flag that another wallet also sets', () => {
    const impostor = { request, isAmber: true, isBirch: true }
    expect(findInjectedProvider(amber, { ethereum: impostor })).toBeUndefined()
    expect(findInjectedProvider(amber, { amber: { ethereum: impostor } })).toBeUndefined()
  })

  test('not if the flag is anything but true, or there is no request method', () => {
    expect(findInjectedProvider(amber, { ethereum: { request, isAmber: 'true' } })).toBeUndefined()
    expect(findInjectedProvider(amber, { ethereum: { isAmber: true } })).toBeUndefined()
    expect(findInjectedProvider(amber, { amber: { ethereum: { request: 'x' } } })).toBeUndefined()
    expect(findInjectedProvider({}, { ethereum: { request } })).toBeUndefined()
  })

  test('a window property that throws when read does no harm', () => {
    const hostile = {
      get ethereum(): unknown {
        throw new Error('boo')
      },
      amber: new Proxy(
        {},
        {
          get() {
            throw new Error('boo')
          },
        },
      ),
    }
    expect(findInjectedProvider(amber, hostile)).toBeUndefined()
    const mine = { request, isAmber: true }
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    for (const providers of [proxy, new Proxy([mine], { get: () => hostile.ethereum })]) {
      expect(findInjectedProvider(amber, { ethereum: { ...mine, providers } })).toMatchObject(mine)
    }
  })

  test('property: never throws, and finds only providers with a request method', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (ethereum, providers, path) => {
        const window = { ethereum: { request, providers }, bitkeep: path, okxwallet: ethereum }
        for (const provider of findInjectedProviders([popular, more], window).values()) {
          expect(typeof Reflect.get(provider, 'request')).toBe('function')
        }
      }),
    )
  })
})

test("in a wallet's in-app browser its provider is found by wallet id", () => {
  const trust = { request, isTrust: true, isMetaMask: true }
  const found = findInjectedProviders([popular, more], { ethereum: trust })
  expect([...found]).toEqual([
    ['browser', trust],
    ['trust', trust],
  ])
})
