import { isObject } from '../utils/guards.ts'

/** A wallet's introduction of itself (EIP-6963), as far as it is needed. */
export interface Announcement {
  readonly uuid: string
  readonly rdns: string
  readonly name: string
  readonly icon: string | undefined
  readonly provider: object
}

/** Ids are stored and compared; domain names are no longer than this. */
const longestId = 253

/** What was announced, or undefined when it is none: it may be anything, so reading it never throws. */
export function readAnnouncement(event: Event): Announcement | undefined {
  try {
    // By its shape: the event may be of another window's class.
    return read(Reflect.get(event, 'detail'))
  } catch {
    return undefined
  }
}

function read(detail: unknown): Announcement | undefined {
  if (!isObject(detail)) return undefined
  const info: unknown = Reflect.get(detail, 'info')
  const provider: unknown = Reflect.get(detail, 'provider')
  if (!isObject(info) || !isObject(provider)) return undefined
  if (typeof Reflect.get(provider, 'request') !== 'function') return undefined
  const uuid: unknown = Reflect.get(info, 'uuid')
  const rdns: unknown = Reflect.get(info, 'rdns')
  const name: unknown = Reflect.get(info, 'name')
  const icon: unknown = Reflect.get(info, 'icon')
  if (typeof uuid !== 'string' || typeof rdns !== 'string') return undefined
  if (rdns === '' || rdns.length > longestId) return undefined
  return {
    uuid,
    rdns,
    name: typeof name === 'string' ? name : '',
    icon: typeof icon === 'string' ? icon : undefined,
    provider,
  }
}
