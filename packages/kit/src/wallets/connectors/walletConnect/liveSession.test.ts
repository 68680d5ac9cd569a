import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAccount, readApprovedSession, readChain } from './approvedSession.ts'
import { accountsOf, applySessionEvent, beginSession, updateSession } from './liveSession.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const methods = ['personal_sign']

function session(accounts: readonly string[], key = 'eip155') {
  const namespaces = { [key]: { accounts: [...accounts], methods, events: [] } }
  return { topic: 't', namespaces }
}

function begin(accounts: readonly string[], wanted?: number) {
  const live = beginSession(session(accounts), { wanted, chainIds: [1, 185] })
  if (!live) throw new Error('no session')
  return live
}

describe('the namespaces a wallet approves', () => {
  test('are read by chain and validated, with checksummed addresses', () => {
    const { accounts } = readApprovedSession({
      eip155: {
        accounts: [
          `eip155:1:${alice.toLowerCase()}`,
          `eip155:1:${alice}`,
          `eip155:185:${bob}`,
          'eip155:0:0x0',
          'eip155:1:nonsense',
          'solana:1:abc',
          7,
        ],
        methods,
      },
      'eip155:10': { accounts: [`eip155:10:${bob}`], methods: ['eth_sign', 3] },
      solana: { accounts: ['solana:x:y'], methods: [] },
    })
    expect([...accounts]).toEqual([
      [1, [alice]],
      [185, [bob]],
      [10, [bob]],
    ])
  })

  test('cannot flood the page, however many there are', () => {
    const texts = (chain: number) =>
      Array.from({ length: 300 }, (_, index) => `eip155:${chain}:0x${`${index}`.padStart(40, '0')}`)
    const { accounts } = readApprovedSession(
      Object.fromEntries(
        Array.from({ length: 50 }, (_, index) => [
          `eip155:${index + 1}`,
          { accounts: texts(index + 1), methods },
        ]),
      ),
    )
    expect([...accounts.values()].map(({ length }) => length)).toEqual([300, 200])
  })

  test('property: reading them never throws and returns only valid accounts', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (namespaces, accounts) => {
        for (const value of [namespaces, { eip155: accounts }, { eip155: { accounts } }]) {
          for (const [chainId, list] of readApprovedSession(value).accounts) {
            expect(chainId).toBeGreaterThan(0)
            for (const address of list) expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
          }
        }
        readAccount(accounts)
        readChain(accounts)
      }),
    )
  })
})

describe('a session', () => {
  test("starts on the requested chain, then the app's first, then the wallet's first", () => {
    const accounts = [`eip155:10:${alice}`, `eip155:185:${alice}`, `eip155:1:${alice}`]
    expect(begin(accounts, 10).chainId).toBe(10)
    expect(begin(accounts, 56).chainId).toBe(1)
    expect(begin([`eip155:10:${alice}`]).chainId).toBe(10)
    expect(beginSession(session([]), { chainIds: [1] })).toBeUndefined()
  })

  test('lists the selected account first, if it is approved', () => {
    const live = begin([`eip155:1:${alice}`, `eip155:1:${bob}`])
    const event = { name: 'accountsChanged', chainId: 'eip155:1' }
    const next = applySessionEvent(live, { ...event, data: [`eip155:1:${bob}`] })
    expect(next && accountsOf(next)).toEqual([bob, alice])
    const strange = '0x0000000000000000000000000000000000000001'
    expect(applySessionEvent(live, { ...event, data: [strange] })).toBe(live)
    expect(applySessionEvent(live, { ...event, data: 'nonsense' })).toBe(live)
    expect(applySessionEvent(live, { ...event, data: [] })).toBeUndefined()
  })

  test.each([
    [185],
    ['185'],
    ['0xb9'],
    ['eip155:185'],
  ])('follows the chain, written as %j', (data) => {
    const live = begin([`eip155:1:${alice}`])
    const event = { name: 'chainChanged', data, chainId: 'eip155:1' }
    expect(applySessionEvent(live, event)?.chainId).toBe(185)
  })

  test('falls back to the chain the event was sent on if its payload is invalid', () => {
    const live = begin([`eip155:1:${alice}`])
    const event = { name: 'chainChanged', data: -3, chainId: 'eip155:10' }
    expect(applySessionEvent(live, event)?.chainId).toBe(10)
    expect(applySessionEvent(live, { ...event, chainId: {} })).toBe(live)
  })

  test('switches if its chain is removed, and ends with the last account', () => {
    const live = begin([`eip155:1:${alice}`, `eip155:185:${alice}`])
    const next = updateSession(live, { eip155: { accounts: [`eip155:185:${bob}`], methods } })
    expect(next?.chainId).toBe(185)
    expect(next && accountsOf(next)).toEqual([bob])
    expect(updateSession(live, { eip155: { accounts: [], methods } })).toBeUndefined()
  })
})
