import { stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { createWalletEngine } from './engine.ts'
import { alice, bob, chains, rejectionOf, setupConnected } from './testing/setup.ts'
import type { WalletRequest } from './types.ts'

const typedData = {
  types: {
    Mail: [
      { name: 'to', type: 'address' },
      { name: 'text', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Post', chainId: 1 },
  message: { to: bob.address, text: 'Hello' },
} as const

describe('personal_sign', () => {
  it('signs text given in hex, as text, and with the params swapped', async () => {
    const { request } = await setupConnected()
    for (const params of [
      [stringToHex('Hello'), alice.address],
      ['Hello', alice.address],
      [alice.address, stringToHex('Hello')],
    ]) {
      const signature = (await request('personal_sign', ...params)) as `0x${string}`
      expect(await verifyMessage({ address: alice.address, message: 'Hello', signature })).toBe(
        true,
      )
    }
  })

  it('answers 4001 when rejected', async () => {
    const { request, script } = await setupConnected()
    script.set('*', 'reject')
    expect(await rejectionOf(request('personal_sign', '0x00', alice.address))).toMatchObject({
      code: 4001,
    })
  })

  it('answers 4100 for an account without permission', async () => {
    const { request } = await setupConnected()
    expect(await rejectionOf(request('personal_sign', '0x00', bob.address))).toMatchObject({
      code: 4100,
    })
  })

  it('shows readable text as text and other bytes as bytes', async () => {
    const seen: WalletRequest[] = []
    const { provider } = createWalletEngine({
      accounts: [alice],
      chains,
      async decide(request) {
        seen.push(request)
        return { kind: 'approve' }
      },
    })
    await provider.request({ method: 'eth_requestAccounts' })
    await provider.request({
      method: 'personal_sign',
      params: [stringToHex('Grüße\nzweite Zeile'), alice.address],
    })
    await provider.request({ method: 'personal_sign', params: ['0x00ff', alice.address] })
    expect(seen.slice(1)).toMatchObject([
      { kind: 'signMessage', text: 'Grüße\nzweite Zeile' },
      { kind: 'signMessage', text: undefined, raw: '0x00ff' },
    ])
  })
})

describe('eth_signTypedData_v4', () => {
  it('signs an object and its JSON', async () => {
    const { request } = await setupConnected()
    for (const data of [typedData, JSON.stringify(typedData)]) {
      const signature = (await request(
        'eth_signTypedData_v4',
        alice.address,
        data,
      )) as `0x${string}`
      expect(await verifyTypedData({ ...typedData, address: alice.address, signature })).toBe(true)
    }
  })

  it('answers 4001 when rejected', async () => {
    const { request, script } = await setupConnected()
    script.set('*', 'reject')
    const refused = rejectionOf(request('eth_signTypedData_v4', alice.address, typedData))
    expect(await refused).toMatchObject({ code: 4001 })
  })

  it('answers -32602 for another chain, missing fields and mistyped values', async () => {
    const { request, script } = await setupConnected()
    for (const data of [
      'not json',
      [],
      { ...typedData, domain: { chainId: 5 } },
      { ...typedData, types: { ...typedData.types, EIP712Domain: [{ name: 1, type: 'x' }] } },
      { ...typedData, types: { Mail: 'no' } },
      { ...typedData, primaryType: 'toString' },
      { ...typedData, message: { to: 'nobody', text: 'x' } },
      { ...typedData, message: undefined },
    ]) {
      const refused = rejectionOf(request('eth_signTypedData_v4', alice.address, data))
      expect(await refused).toMatchObject({ code: -32602 })
    }
    expect(script.pending()).toEqual([])
  })
})
