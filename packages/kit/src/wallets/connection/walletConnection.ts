import { imageDataUri } from '@foyer/ui/icon/imageDataUri.ts'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { slot } from '../../chains/config/slot.ts'

/** What the page needs of wagmi's connection. */
export interface WalletConnection extends Pick<Config['state'], 'status'> {
  readonly address: Address | undefined
  readonly chainId: number | undefined
  readonly connectorName: string | undefined
  readonly connectorIcon: string | undefined
}

const lastRead = new WeakMap<object, WalletConnection>()

/** The same object while its fields are equal, so that wagmi's other changes cause no render. */
export function readConnection(wagmi: Config | undefined): WalletConnection {
  const { connections, current, status = 'disconnected' } = wagmi?.state ?? {}
  const connection = current && status !== 'disconnected' ? connections?.get(current) : undefined
  const read = {
    status,
    address: connection?.accounts[0],
    chainId: connection?.chainId,
    connectorName: connection?.connector.name,
    connectorIcon: imageDataUri(connection?.connector.icon),
  }
  // Any object stands for a config that has not loaded.
  const key = wagmi ?? lastRead
  const last = lastRead.get(key)
  if (last && JSON.stringify(last) === JSON.stringify(read)) return last
  lastRead.set(key, read)
  return read
}

/**
 * The connection when the kit was created, as the server's page shows it. Parts of a page may
 * hydrate long after a wallet has connected.
 */
export const connectionAtStart = slot('connectionAtStart', ({ wagmi }) => readConnection(wagmi))
