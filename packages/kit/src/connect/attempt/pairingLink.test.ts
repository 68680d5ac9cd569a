import { describe, expect, test } from 'vitest'
import { attemptsForTest } from '../../testing/attemptsForTest.ts'
import { fakeConnector } from '../../testing/fakeConnector.ts'

describe('the pairing link of an attempt', () => {
  const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`

  function pairing() {
    const set = attemptsForTest(fakeConnector({ id: 'a', connect: () => new Promise(() => {}) }))
    void set.attempts.start(set.wallet(0))
    const say = (type: string, data: unknown) => set.at(0).emitter.emit('message', { type, data })
    return { ...set, say }
  }

  test('is exposed with its expiry', () => {
    const { attempts, say } = pairing()
    say('display_uri', uri)
    expect(attempts.getState()).toMatchObject({ link: { uri, expiresAt: undefined } })
    say('display_uri_expiry', 1_800_000_000_000)
    expect(attempts.getState()).toMatchObject({ link: { uri, expiresAt: 1_800_000_000_000 } })
  })

  test.each([
    ['javascript:alert(1)'],
    [42],
    [undefined],
    [`wc:${'x'.repeat(5_000)}`],
  ])('is ignored if it is %s', (data) => {
    const { attempts, say } = pairing()
    say('display_uri', data)
    say('display_uri_expiry', 1)
    expect(attempts.getState()).toMatchObject({ phase: 'connecting', link: undefined })
  })

  test('of an abandoned attempt is ignored', () => {
    const { attempts, say } = pairing()
    attempts.abandon()
    say('display_uri', uri)
    expect(attempts.getState()).toEqual({ phase: 'idle' })
  })

  test('a missing app is reported during the attempt, not after it', () => {
    const { attempts } = pairing()
    attempts.missApp()
    expect(attempts.getState()).toMatchObject({ phase: 'connecting', appMissing: true })
    attempts.abandon()
    attempts.missApp()
    expect(attempts.getState()).toEqual({ phase: 'idle' })
  })
})
