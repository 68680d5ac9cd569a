import { AuthError } from '../http/AuthError.ts'
import type { Store } from './Store.ts'

/** The same store, but whatever goes wrong in it is an answer: 503. */
export function sayUnavailable(store: Store): Store {
  return new Proxy(store, {
    get(target, key) {
      const method: unknown = Reflect.get(target, key)
      if (typeof method !== 'function') return method
      return async (...values: readonly unknown[]) => {
        try {
          return await Reflect.apply(method, target, values)
        } catch (cause) {
          throw new AuthError('unavailable', 'store', { cause })
        }
      }
    },
  })
}
