import { describe, expect, it } from 'vitest'
import { KitError } from './KitError.ts'

describe('KitError', () => {
  it('puts summary, hint, docs URL and details into the message, one line each', () => {
    const error = new KitError('It broke.', {
      hint: 'Mend it.',
      docsPath: '/a#b',
      details: 'Part 7.',
    })
    expect(error.message).toBe(
      'It broke.\nMend it.\nDocs: https://foyer.dev/docs/a#b\nDetails: Part 7.',
    )
    expect(error.shortMessage).toBe('It broke.')
    expect(error.docsUrl).toBe('https://foyer.dev/docs/a#b')
  })

  it('takes its details from the cause by default', () => {
    const inner = new KitError('Inner.', { details: 'Deepest.' })
    expect(new KitError('Outer.', { cause: inner }).details).toBe('Deepest.')
    expect(new KitError('Outer.', { cause: new Error('plain') }).details).toBe('plain')
    expect(new KitError('Outer.', { cause: 'text' }).details).toBeUndefined()
    expect(new KitError('Outer.', { cause: inner, details: 'Own.' }).details).toBe('Own.')
  })

  it('has no cause unless one is given', () => {
    expect(Object.hasOwn(new KitError('Alone.'), 'cause')).toBe(false)
    expect(new KitError('Not alone.', { cause: 1 }).cause).toBe(1)
  })

  it('finds the first error of its chain that passes the test', () => {
    const root = new TypeError('root')
    const error = new KitError('Outer.', { cause: new KitError('Middle.', { cause: root }) })
    expect(error.walk((link) => link instanceof TypeError)).toBe(root)
    expect(error.walk((link) => link instanceof KitError)).toBe(error)
    expect(error.walk((link) => link instanceof RangeError)).toBeUndefined()
  })

  it('terminates on a cyclic chain', () => {
    const error = new KitError('Outer.', { cause: new Error('inner') })
    if (error.cause instanceof Error) error.cause.cause = error
    expect(error.walk(() => false)).toBeUndefined()
  })
})
