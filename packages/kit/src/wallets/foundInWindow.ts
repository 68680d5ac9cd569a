import type { Connector } from 'wagmi'

const prefix = 'window:'

/** Id of the connector that is made for a wallet found in the window. Restoring a connection knows it by it. */
export function foundInWindowId(definitionId: string): string {
  return prefix + definitionId
}

export function isFoundInWindow({ id }: Pick<Connector, 'id'>): boolean {
  return id.startsWith(prefix)
}
