// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce } from './announce.ts'
import { announceAs } from './announceAs.ts'
import { setup } from './testing/setup.ts'

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
  it('happens at once and whenever the page asks, until stopped', () => {
    const stop = announce(provider, info)
    ask()
    expect(heard).toHaveLength(2)
    stop()
    ask()
    expect(heard).toHaveLength(2)
  })

  it('hands over what no page can change', () => {
    let detail: unknown
    const keep = (event: Event) => {
      detail = (event as CustomEvent).detail
    }
    window.addEventListener('eip6963:announceProvider', keep)
    announce(provider, info)()
    window.removeEventListener('eip6963:announceProvider', keep)
    expect(Object.isFrozen(detail)).toBe(true)
    expect(detail).toEqual({ info, provider })
  })

  it('can come late, and not even when asked before', () => {
    const stop = announceAs(provider, { info, afterMs: 5000 })
    ask()
    expect(heard).toEqual([])
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual(['<b>Bold</b>'])
    stop()
  })

  it('can be of the old kind only', () => {
    const stop = announceAs(provider, { info, legacy: true, eip6963: false })
    ask()
    expect(heard).toEqual([])
    expect(Reflect.get(window, 'ethereum')).toBe(provider)
    stop()
  })
})
