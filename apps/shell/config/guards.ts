// Written out, since a production install has no kit. The kit's own guards have the same names.

/** Whether the value is an object other than null or an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value)
}

/** Whether the value is an object, arrays included, other than null. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A field of an object, or undefined if the value is not an object. Getters may throw. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}
