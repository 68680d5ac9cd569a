import type { SafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import type { EndpointChoices, OwnEndpoint } from './endpointChoices.ts'

/** Stores a visitor's own endpoint. Replaces the entry with the same chain and URL. */
export function addOwnEndpoint(store: SafeStore<EndpointChoices>, endpoint: OwnEndpoint): void {
  const { own, pinned } = store.get()
  const others = own.filter(
    ({ chainId, url }) => chainId !== endpoint.chainId || url !== endpoint.url,
  )
  store.set({ pinned, own: [...others, endpoint] })
}

/** Removes a visitor's own endpoint, and unpins it. */
export function removeOwnEndpoint(
  store: SafeStore<EndpointChoices>,
  { chainId, url }: Pick<OwnEndpoint, 'chainId' | 'url'>,
): void {
  const { own, pinned } = store.get()
  const { [chainId]: pin, ...others } = pinned
  store.set({
    pinned: pin === url ? others : pinned,
    own: own.filter((each) => each.chainId !== chainId || each.url !== url),
  })
}
