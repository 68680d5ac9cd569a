import type { Kit } from '../config/kit.ts'
import { isFoundInWindow } from './foundInWindow.ts'
import { injectedWallet } from './injectedWallet.ts'
import { type Announcement, readAnnouncement } from './readAnnouncement.ts'

/** The wallets that have announced themselves so far (EIP-6963). */
export interface AnnouncedWallets {
  /** By rdns; of several announcements the first one counts. */
  readonly providers: ReadonlyMap<string, object>
  /** Of these another provider has claimed the rdns as well. */
  readonly disputed: ReadonlySet<string>
}

/**
 * Asks for announcements, hears them for as long as the page lives, and gives wagmi a connector for each wallet.
 * wagmi's own discovery believes all of them: after one without `info` it hears no other, one whose getters throw
 * keeps the config from being made, and each one sets every wallet up anew.
 *
 * wagmi offers no public way to add a connector later, hence `_internal`; the peer range is exact.
 */
export function discoverWallets({ wagmi }: Pick<Kit, 'wagmi'>): AnnouncedWallets {
  const providers = new Map<string, object>()
  const disputed = new Set<string>()
  const announced = { providers, disputed }
  if (typeof window === 'undefined') return announced

  const { setState, setup } = wagmi._internal.connectors
  const uuids = new Set<string>()
  let waiting: Announcement[] = []

  // Together, since everybody who watches the list reads all of it.
  function list() {
    const connectors = waiting.map(({ rdns: id, provider, ...info }) =>
      setup(injectedWallet({ ...info, id, provider: () => provider })),
    )
    waiting = []
    if (connectors.length > 0) setState((present) => [...present, ...connectors])
  }

  function hear(announcement: Announcement) {
    const { provider, rdns, uuid } = announcement
    const known = providers.get(rdns)
    if (known && known !== provider && !disputed.has(rdns)) {
      disputed.add(rdns)
      setState((present) => [...present])
    }
    if (known || uuids.has(uuid)) return
    providers.set(rdns, provider)
    uuids.add(uuid)
    if (waiting.push(announcement) === 1) queueMicrotask(list)
  }

  window.addEventListener('eip6963:announceProvider', (event) => {
    const announcement = readAnnouncement(event)
    if (announcement && !isFoundInWindow({ id: announcement.rdns })) hear(announcement)
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  list()
  return announced
}
