import { describe, expect, it, vi } from 'vitest'
import type { PersonalityName } from './personalities.ts'
import { personalities } from './personalities.ts'
import { setup } from './testing/setup.ts'

describe("a provider's events", () => {
  it.each<PersonalityName>([
    'plain',
    'mockNoEvents',
  ])('are chained as in Node: on and removeListener of %s return the provider', (name) => {
    const { provider } = setup({ personality: personalities[name] }).engine
    const listener = () => {}
    expect(provider.on('chainChanged', listener)).toBe(provider)
    expect(provider.removeListener('chainChanged', listener)).toBe(provider)
  })

  it('call a listener as often as it was added, so that a test finds one that is not removed', () => {
    const { engine } = setup()
    const listener = vi.fn()
    engine.provider.on('chainChanged', listener)
    engine.provider.on('chainChanged', listener)
    engine.switchChain(8453)
    expect(listener).toHaveBeenCalledTimes(2)
    engine.provider.removeListener('chainChanged', listener)
    engine.switchChain(1)
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
