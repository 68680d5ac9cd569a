import { AuthError } from '../http/AuthError.ts'
import type { Store } from './Store.ts'

/** The same store, but whatever goes wrong in it is an answer: 503. */
export function withStoreErrors(store: Store): Store {
  const wrapped = new Map<PropertyKey, unknown>()
  return new Proxy(store, {
    get(target, key) {
      if (!wrapped.has(key)) wrapped.set(key, wrap(target, Reflect.get(target, key)))
      return wrapped.get(key)
    },
  })
}

function wrap(store: Store, member: unknown): unknown {
  if (typeof member !== 'function') return member
  return async (...values: readonly unknown[]) => {
    try {
      return await Reflect.apply(member, store, values)
    } catch (cause) {
      throw new AuthError('unavailable', 'store', { cause })
    }
  }
}
