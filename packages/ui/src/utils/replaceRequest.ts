/**
 * The provider with another `request`. Its other members stay as they are, and are called on it,
 * since it may have private fields. Not a proxy of the provider itself, which may be frozen: a
 * proxy must return the actual value of a property that cannot change.
 */
export function replaceRequest(provider: object, request: unknown): object {
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === 'request') return request
        const value: unknown = Reflect.get(provider, key)
        return typeof value === 'function' ? value.bind(provider) : value
      },
      has: (_, key) => Reflect.has(provider, key),
      set: (_, key, value) => Reflect.set(provider, key, value),
    },
  )
}
