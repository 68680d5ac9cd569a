import fc from 'fast-check'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { testAccount } from '../testing/browser.ts'
import { negativeVectors, positiveVectors } from '../testing/messageVectors.ts'
import { maxMessageLength, parseSiweMessage } from './parseSiweMessage.ts'

describe('parseSiweMessage', () => {
  it.each(Object.entries(positiveVectors))('S1 reads %s', (_, text) => {
    expect(parseSiweMessage(text)).toBeDefined()
  })

  it.each(Object.entries(negativeVectors))('S1 S10 refuses %s', (_, text) => {
    expect(parseSiweMessage(text)).toBeUndefined()
  })

  it('returns every field of the message', () => {
    expect(parseSiweMessage(positiveVectors['all fields'] ?? '')).toEqual({
      scheme: undefined,
      domain: 'hall.example',
      address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
      statement: 'I accept the Terms of Service: https://hall.example/tos',
      uri: 'https://hall.example/login',
      chainId: 1,
      nonce: 'kEWepMt9knR6lWJ6A',
      issuedAt: Date.UTC(2021, 8, 30, 16, 25, 24),
      expirationTime: Date.UTC(2023, 2, 17, 12, 45, 13, 610),
      notBefore: Date.UTC(2022, 2, 17, 12, 45, 13, 610),
      requestId: 'some_id',
      resources: [
        'https://hall.example/one',
        'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
      ],
    })
    const timeOf = (name: string) => parseSiweMessage(positiveVectors[name] ?? '')?.issuedAt
    expect(timeOf('a time with a zone')).toBe(Date.UTC(2021, 8, 30, 14, 25, 24))
    expect(timeOf('a leap second')).toBe(Date.UTC(2016, 11, 31, 23, 59, 59))
  })

  it('S9 refuses a message beyond the length limit quickly', () => {
    const long = `${positiveVectors['no optional field']}\nResources:${'\n- a:b'.repeat(maxMessageLength)}`
    expect(parseSiweMessage(long)).toBeUndefined()
    // Inputs that make a careless regular expression backtrack endlessly.
    for (const part of ['a', '.', '@', ':', '%20', '/', ' ', '[', '-']) {
      const began = process.threadCpuUsage()
      expect(parseSiweMessage(part.repeat(maxMessageLength / part.length))).toBeUndefined()
      const inside = positiveVectors['no optional field']?.replace('/login', part.repeat(4000))
      parseSiweMessage(`${inside}\n`)
      // CPU time of this thread in microseconds, so that a busy machine does not matter.
      expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000)
    }
  })

  it('reads back every message that viem creates', () => {
    const date = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    const words = fc.stringMatching(/^[ -~]{1,60}$/).filter((text) => !/["%<>\\^`{|}]/.test(text))
    fc.assert(
      fc.property(
        fc.record({
          index: fc.integer({ min: 1, max: 1000 }),
          chainId: fc.integer({ min: 1, max: 2 ** 31 }),
          nonce: fc.stringMatching(/^[A-Za-z0-9]{8,40}$/),
          issuedAt: date,
          expirationTime: date,
          statement: words,
          requestId: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
        }),
        ({ index, ...fields }) => {
          const { address } = testAccount(index)
          const uri = 'https://app.example.org/a'
          const text = createSiweMessage({
            ...fields,
            address,
            uri,
            domain: 'app.example.org',
            version: '1',
            resources: [uri],
          })
          expect(parseSiweMessage(text)).toEqual({
            ...fields,
            scheme: undefined,
            domain: 'app.example.org',
            address,
            uri,
            issuedAt: fields.issuedAt.getTime(),
            expirationTime: fields.expirationTime.getTime(),
            notBefore: undefined,
            resources: [uri],
          })
        },
      ),
    )
  })
})
