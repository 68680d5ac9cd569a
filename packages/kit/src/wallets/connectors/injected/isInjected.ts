import type { Connector } from 'wagmi'

// Apart from the connector, which the first view of a page does without.

/** Prefix of the ids of connectors whose provider was found in the window, unannounced. */
const windowPrefix = 'window:'

/** Connector id of a wallet definition whose provider was found in the window. */
export function windowConnectorId(definitionId: string): string {
  return windowPrefix + definitionId
}

/** Whether the connector was made for a provider found in the window. */
export function isWindowConnector({ id }: Pick<Connector, 'id'>): boolean {
  return id.startsWith(windowPrefix)
}

/** Whether the wallet is an extension or an in-app browser, with a provider in the page. */
export function isInjected({ type }: Pick<Connector, 'type'>): boolean {
  return type === 'injected'
}
