import type { Deployment } from './deployment.ts'
import { parseUrl } from './parseUrl.ts'
import type { DeploymentSources } from './policy.ts'
import { type Environment, SettingsError } from './settings.ts'
import {
  demoRelayPath,
  projectIdPattern,
  type WalletConnectSettings,
} from './walletConnectSettings.ts'

const ownRelay = 'wss://relay.walletconnect.org'
/** The demo's relay ignores the project id, but its client requires one. */
const demoProjectId = '0'.repeat(32)

/**
 * Reads WALLETCONNECT_PROJECT_ID and WALLETCONNECT_RELAY_URL. Undefined without a project id, in
 * which case WalletConnect is not offered.
 *
 * @throws SettingsError when a value is invalid
 */
export function readWalletConnect(environment: Environment): WalletConnectSettings | undefined {
  const projectId = environment.WALLETCONNECT_PROJECT_ID?.trim()
  const relayUrl = environment.WALLETCONNECT_RELAY_URL?.trim()
  if (!projectId) {
    if (!relayUrl) return undefined
    throw new SettingsError(
      'WALLETCONNECT_RELAY_URL is set, but WALLETCONNECT_PROJECT_ID is not. Set both, or neither.',
    )
  }
  if (!projectIdPattern.test(projectId)) {
    throw new SettingsError(
      'WALLETCONNECT_PROJECT_ID must be the 32 hexadecimal digits that WalletConnect shows for your project.',
    )
  }
  if (!relayUrl) return { projectId }
  const protocol = parseUrl(relayUrl)?.protocol
  if (protocol !== 'wss:' && protocol !== 'ws:') {
    throw new SettingsError(
      `WALLETCONNECT_RELAY_URL is "${relayUrl}", but must start with wss://. Example: ${ownRelay}`,
    )
  }
  return { projectId, relayUrl }
}

/** The demo's own relay, on this server. */
export function demoWalletConnect(publicUrl: string): WalletConnectSettings {
  return {
    projectId: demoProjectId,
    relayUrl: `${publicUrl.replace(/^http/, 'ws')}${demoRelayPath}`,
  }
}

/** The relay as a content policy source, unless it is on the page's own host. */
export function walletConnectPolicy({
  publicUrl,
  walletConnect,
}: Deployment): readonly DeploymentSources[] {
  if (walletConnect === undefined) return []
  const { host, protocol } = new URL(walletConnect.relayUrl ?? ownRelay)
  if (host === new URL(publicUrl).host) return []
  return [{ connect: [`${protocol}//${host}`], purpose: 'relay' }]
}
