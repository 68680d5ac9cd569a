import { describe, expect, onTestFinished, test, vi } from 'vitest'
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

  test('is exposed with its time left, however the clock is set meanwhile', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { attempts, say } = pairing()
    say('display_uri', uri)
    expect(attempts.getState()).toMatchObject({ link: { uri, timeLeft: undefined } })
    say('display_uri_expiry', Date.now() + 300_000)
    const shown = attempts.getState()
    const left = () => shown.phase === 'connecting' && shown.link?.timeLeft?.()
    expect(left()).toBe(300_000)
    vi.advanceTimersByTime(60_000)
    vi.setSystemTime(0)
    expect(left()).toBe(240_000)
    vi.advanceTimersByTime(600_000)
    expect(left()).toBe(0)
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
