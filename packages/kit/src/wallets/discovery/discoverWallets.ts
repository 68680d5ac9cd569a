import { isObject } from '@foyer/ui/utils/guards.ts'
import type { Config } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { slot } from '../../chains/config/slot.ts'
import { injectedConnector } from '../connectors/injected/injectedConnector.ts'
import { isWindowConnector } from '../connectors/injected/isInjected.ts'
import { addConnectors } from '../wagmi.ts'

/**
 * The providers announced so far (EIP-6963), by rdns. If several announce the same rdns, the first
 * one is kept.
 */
export type AnnouncedWallets = ReadonlyMap<string, object>

/** The parts of an EIP-6963 announcement that the kit uses. */
interface Announcement {
  readonly uuid: string
  readonly rdns: string
  readonly name: string
  readonly icon: string | undefined
  readonly provider: object
  /**
   * The provider with its current `request`, so that a script that replaces it later gets no
   * requests.
   */
  readonly kept: object
}

/** Maximum length of an rdns in characters: that of a domain name. */
const maxRdnsLength = 253

/** The announced wallets; `createHostedKitConfig` provides `observeWallets`. */
export const announcedWallets = slot<AnnouncedWallets>('announcedWallets', discoverWallets)

/**
 * Requests EIP-6963 announcements, listens for them until the page unloads, and adds a connector
 * to wagmi for each wallet. Replaces wagmi's own discovery, which trusts every announcement: one
 * without `info` stops it, one with throwing getters prevents the config from being created, and
 * each one sets up every wallet again.
 */
function discoverWallets(kit: Pick<Kit, 'wagmi'>): AnnouncedWallets {
  return listen(kit, true)
}

const observed = new WeakMap<Config, AnnouncedWallets>()

/**
 * Listens for announcements where wagmi's own discovery adds the connectors. Once for each config
 * of wagmi, which outlives kits that a page creates on every render.
 */
export function observeWallets(kit: Pick<Kit, 'wagmi'>): AnnouncedWallets {
  const announced = observed.get(kit.wagmi) ?? listen(kit, false)
  observed.set(kit.wagmi, announced)
  return announced
}

function listen({ wagmi }: Pick<Kit, 'wagmi'>, addsConnectors: boolean): AnnouncedWallets {
  const providers = new Map<string, object>()
  if (typeof window === 'undefined') return providers

  const uuids = new Set<string>()
  let queue: Announcement[] = []

  // In one update, since every subscriber reads the whole list.
  function addQueued() {
    const connectors = queue.map(({ icon, kept, name, rdns: id }) =>
      injectedConnector({ icon, id, name, provider: () => kept }),
    )
    queue = []
    if (connectors.length > 0) addConnectors(wagmi, connectors)
  }

  function onAnnouncement(announcement: Announcement) {
    const { provider, rdns, uuid } = announcement
    if (providers.has(rdns) || uuids.has(uuid)) return
    providers.set(rdns, provider)
    uuids.add(uuid)
    if (!addsConnectors) return
    if (queue.push(announcement) === 1) queueMicrotask(addQueued)
  }

  window.addEventListener('eip6963:announceProvider', (event) => {
    const announcement = readAnnouncement(event)
    if (announcement && !isWindowConnector({ id: announcement.rdns })) onAnnouncement(announcement)
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  addQueued()
  return providers
}

/** Undefined for an invalid announcement. Never throws. */
function readAnnouncement(event: Event): Announcement | undefined {
  try {
    // Not with `instanceof`, since the event may come from another realm.
    return parseDetail(Reflect.get(event, 'detail'))
  } catch {
    return undefined
  }
}

function parseDetail(detail: unknown): Announcement | undefined {
  if (!isObject(detail)) return undefined
  const info: unknown = Reflect.get(detail, 'info')
  const provider: unknown = Reflect.get(detail, 'provider')
  if (!isObject(info) || !isObject(provider)) return undefined
  const request: unknown = Reflect.get(provider, 'request')
  if (typeof request !== 'function') return undefined
  const uuid: unknown = Reflect.get(info, 'uuid')
  const rdns: unknown = Reflect.get(info, 'rdns')
  const name: unknown = Reflect.get(info, 'name')
  const icon: unknown = Reflect.get(info, 'icon')
  if (typeof uuid !== 'string' || typeof rdns !== 'string') return undefined
  if (rdns === '' || rdns.length > maxRdnsLength) return undefined
  return {
    uuid,
    rdns,
    name: typeof name === 'string' ? name : '',
    icon: typeof icon === 'string' ? icon : undefined,
    provider,
    kept: replaceRequest(provider, request.bind(provider)),
  }
}

/**
 * The provider with another `request`. Its other members stay as they are, and are called on it,
 * since it may have private fields. Not a proxy of the provider itself, which may be frozen: a
 * proxy must return the actual value of a property that cannot change.
 */
function replaceRequest(provider: object, request: unknown): object {
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
