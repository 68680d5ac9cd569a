import type { Connector } from 'wagmi'

/** Whether a connector is tried before the last used one: it says so itself, by `isEager()`. */
export function isEager(connector: Connector): boolean {
  const says: unknown = Reflect.get(connector, 'isEager')
  return typeof says === 'function' && says.call(connector) === true
}
