import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findAllInWindow, findInWindow } from './findInWindow.ts'
import { more } from './groups/more.ts'
import { popular } from './groups/popular.ts'

const request = async () => null
const amber = { injected: { flags: ['isAmber'], paths: ['amber.ethereum'], notFlags: ['isBirch'] } }

describe('findInWindow', () => {
  test('by its place in the window, whatever flags it has', () => {
    const provider = { request }
    expect(findInWindow(amber, { amber: { ethereum: provider } })).toBe(provider)
  })

  test('by its flag, alone or among several', () => {
    const mine = { request, isAmber: true }
    const other = { request, isCedar: true }
    expect(findInWindow(amber, { ethereum: mine })).toBe(mine)
    expect(findInWindow(amber, { ethereum: { request, providers: [other, mine] } })).toBe(mine)
    expect(findInWindow(amber, { ethereum: other })).toBeUndefined()
  })

  test('not by a flag that another wallet sets beside its own', () => {
    const impostor = { request, isAmber: true, isBirch: true }
    expect(findInWindow(amber, { ethereum: impostor })).toBeUndefined()
    expect(findInWindow(amber, { amber: { ethereum: impostor } })).toBeUndefined()
  })

  test('not when the flag is anything but true, or nothing can be asked', () => {
    expect(findInWindow(amber, { ethereum: { request, isAmber: 'true' } })).toBeUndefined()
    expect(findInWindow(amber, { ethereum: { isAmber: true } })).toBeUndefined()
    expect(findInWindow(amber, { amber: { ethereum: { request: 'x' } } })).toBeUndefined()
    expect(findInWindow({}, { ethereum: { request } })).toBeUndefined()
  })

  test('a window that throws when it is read does no harm', () => {
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
    expect(findInWindow(amber, hostile)).toBeUndefined()
    const mine = { request, isAmber: true }
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    for (const providers of [proxy, new Proxy([mine], { get: () => hostile.ethereum })]) {
      expect(findInWindow(amber, { ethereum: { ...mine, providers } })).toMatchObject(mine)
    }
  })

  test('whatever is in the window: nothing is thrown, and what is found can be asked', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (ethereum, providers, path) => {
        const window = { ethereum: { request, providers }, bitkeep: path, okxwallet: ethereum }
        for (const provider of findAllInWindow([popular, more], window).values()) {
          expect(typeof Reflect.get(provider, 'request')).toBe('function')
        }
      }),
    )
  })
})

test('inside the in-app browser of a wallet its provider is found, by the id of the wallet', () => {
  const trust = { request, isTrust: true, isMetaMask: true }
  const found = findAllInWindow([popular, more], { ethereum: trust })
  expect([...found]).toEqual([
    ['browser', trust],
    ['trust', trust],
  ])
})
