import type { Chain } from '@foyer/kit'
import { explorerRoot } from '../../config/app.ts'
import { publicAvatarSources } from '../../config/avatars.ts'
import type { Deployment, DeploymentChain } from '../../config/deployment.ts'
import { demoWalletConnect } from '../../config/walletConnect.ts'
import type { WalletConnectSettings } from '../../config/walletConnectSettings.ts'

export interface DeploymentOptions {
  readonly mode: Deployment['mode']
  readonly instanceId: string
  readonly publicUrl: string
  readonly chains: readonly Chain[]
  /** Ids of the chains to which this server forwards (demo only). */
  readonly servedChains: ReadonlySet<number>
  /** Ids of those that also have a WebSocket (demo only). */
  readonly webSocketChains: ReadonlySet<number>
  /** Production only: the WalletConnect settings. The demo has its own relay. */
  readonly walletConnect?: WalletConnectSettings | undefined
  readonly signIn?: Deployment['signIn']
  readonly lockSignIn?: Deployment['lockSignIn']
  /** Default: the public sources in production, none in the demo. */
  readonly avatarSources?: Deployment['avatarSources']
}

/**
 * The deployment data of the page. In the demo, this server forwards to every chain through two
 * endpoints each, so that fallback and ranking are exercised. In production the page uses the
 * public endpoints.
 */
export function createDeployment(options: DeploymentOptions): Deployment {
  const { mode, instanceId, publicUrl, chains, servedChains, signIn, lockSignIn } = options
  const isDemo = mode === 'demo'
  const avatarSources = options.avatarSources ?? (isDemo ? [] : publicAvatarSources)
  return {
    mode,
    instanceId,
    publicUrl,
    signIn,
    lockSignIn,
    chains: isDemo
      ? chains.filter(({ id }) => servedChains.has(id)).map((chain) => localChain(chain, options))
      : chains.map(publicChain),
    walletConnect: isDemo ? demoWalletConnect(publicUrl) : options.walletConnect,
    avatarSources: avatarSources.length > 0 ? avatarSources : undefined,
  }
}

function publicChain({ blockExplorers, id, rpcUrls }: Chain): DeploymentChain {
  const { http, webSocket } = rpcUrls.default
  const explorer = blockExplorers?.default
  return {
    id,
    rpcUrls: http,
    webSocketUrls: webSocket,
    explorerUrl: explorer?.url,
    explorerName: explorer?.name,
  }
}

function localChain(
  { id }: Chain,
  { publicUrl, webSocketChains }: DeploymentOptions,
): DeploymentChain {
  const endpoint = `${publicUrl}/rpc/${id}`
  return {
    id,
    rpcUrls: [`${endpoint}/a`, `${endpoint}/b`],
    webSocketUrls: webSocketChains.has(id) ? [`${endpoint.replace(/^http/, 'ws')}/ws`] : undefined,
    explorerUrl: `${publicUrl}${explorerRoot}/${id}`,
    explorerName: 'Foyer Explorer',
  }
}
