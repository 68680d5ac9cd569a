// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../testing/setup.ts'
import { announce } from './announce.ts'
import { announceAs } from './announceAs.ts'

const info = { uuid: 'u', name: '<b>Bold</b>', icon: 'data:image/png;base64,', rdns: 'a.b' }
const { provider } = setup().engine
let heard: unknown[] = []
const listen = (event: Event) => heard.push((event as CustomEvent).detail.info.name)

beforeEach(() => {
  heard = []
  vi.useFakeTimers()
  window.addEventListener('eip6963:announceProvider', listen)
})

afterEach(() => {
  vi.useRealTimers()
  window.removeEventListener('eip6963:announceProvider', listen)
})

const ask = () => window.dispatchEvent(new Event('eip6963:requestProvider'))

describe('announcing', () => {
  it('happens at once and on every request of the page until stopped', () => {
    const stop = announce(provider, info)
    ask()
    expect(heard).toHaveLength(2)
    stop()
    ask()
    expect(heard).toHaveLength(2)
  })

  it('passes a frozen object with an info that is not, as extensions do', () => {
    let detail: unknown
    const keep = (event: Event) => {
      detail = (event as CustomEvent).detail
    }
    window.addEventListener('eip6963:announceProvider', keep)
    announce(provider, info)()
    window.removeEventListener('eip6963:announceProvider', keep)
    expect(Object.isFrozen(detail)).toBe(true)
    expect(detail).toEqual({ info, provider })
    expect(Object.isFrozen(Reflect.get(Object(detail), 'info'))).toBe(false)
  })

  it('can be delayed, even if requested earlier', () => {
    const stop = announceAs(provider, { info, afterMs: 5000 })
    ask()
    expect(heard).toEqual([])
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual(['<b>Bold</b>'])
    stop()
  })

  it('can be limited to window.ethereum', () => {
    const stop = announceAs(provider, { info, ethereum: provider, eip6963: false })
    ask()
    expect(heard).toEqual([])
    expect(Reflect.get(window, 'ethereum')).toBe(provider)
    stop()
    expect(window).not.toHaveProperty('ethereum')
  })

  it('leaves the window.ethereum of another wallet in place when it stops', () => {
    const stop = announceAs(provider, { info, ethereum: provider })
    vi.stubGlobal('ethereum', {})
    stop()
    expect(window).toHaveProperty('ethereum', {})
    vi.unstubAllGlobals()
  })
})
