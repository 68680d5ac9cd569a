import { isRecord } from './guards.ts'
import { parseUrl } from './parseUrl.ts'
import { projectIdPattern, type WalletConnectSettings } from './walletConnectSettings.ts'

/** The deployment data in the page, so that one build serves any origin. */
export interface Deployment {
  readonly mode: 'demo' | 'production'
  /** Demo: new at each server start. Production: 'production'. */
  readonly instanceId: string
  /** Origin without a trailing slash. */
  readonly publicUrl: string
  readonly chains: readonly DeploymentChain[]
  /** Default: WalletConnect is not offered. */
  readonly walletConnect?: WalletConnectSettings | undefined
  /** Whether an account must sign in to count as connected. Default: 'optional'. */
  readonly signIn?: SignInMode | undefined
  /**
   * Where pictures of names may come from, beside this site: origins, and URLs that end with
   * `/ipfs/` or `/avatar/`. Absent: nowhere.
   */
  readonly avatarSources?: readonly string[] | undefined
  /** The sign-in server's URL, or 'none' for no sign-in. Absent: `/auth` of this site. */
  readonly auth?: string | undefined
  /** Whether locking in the vault requires a sign-in. Default: 'optional'. */
  readonly lockSignIn?: SignInMode | undefined
}

export const signInModes = ['optional', 'required'] as const
export type SignInMode = (typeof signInModes)[number]

export interface DeploymentChain {
  readonly id: number
  /** JSON-RPC endpoints in order of preference, at least one. */
  readonly rpcUrls: readonly string[]
  readonly webSocketUrls?: readonly string[] | undefined
  readonly explorerUrl?: string | undefined
  /** Name of the explorer at `explorerUrl`, as plain text. */
  readonly explorerName?: string | undefined
}

/** The id of the element that holds the deployment as JSON. */
export const deploymentElementId = 'foyer-deployment'

/** The page has no deployment data, or the data is invalid. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError'
}

// Not empty or padded, and without invisible or direction-changing characters.
const plainName = /^(?=\S)[^\p{C}\p{Zl}\p{Zp}]{1,40}(?<=\S)$/u

type Fields = Readonly<Record<string, unknown>>

/**
 * Parses the deployment from the page's JSON text. Strict, since a half-understood deployment could
 * send requests to the wrong host.
 *
 * @throws DeploymentError that names the missing, unknown or malformed field
 */
export function parseDeployment(text: string | null): Deployment {
  if (text === null || text.trim() === '') {
    throw new DeploymentError(
      'The page has no deployment data. Serve it with the Foyer server instead of opening the files.',
    )
  }
  const fields = fieldsOf(parseJson(text), 'deployment', [
    'mode',
    'instanceId',
    'publicUrl',
    'chains',
    'walletConnect',
    'signIn',
    'lockSignIn',
    'avatarSources',
    'auth',
  ])
  const mode = oneOf(fields.mode, ['demo', 'production'] as const, 'mode')
  const instanceId = matching(fields.instanceId, /^[A-Za-z0-9-]{1,64}$/, 'instanceId')
  if ((mode === 'production') !== (instanceId === 'production')) fail('instanceId')
  return {
    mode,
    instanceId,
    publicUrl: originOf(fields.publicUrl, 'publicUrl'),
    chains: chainsOf(fields.chains),
    walletConnect: optional(fields.walletConnect, walletConnectOf),
    signIn: optional(fields.signIn, (text) => oneOf(text, signInModes, 'signIn')),
    lockSignIn: optional(fields.lockSignIn, (text) => oneOf(text, signInModes, 'lockSignIn')),
    avatarSources: optional(fields.avatarSources, (list) =>
      listOf(list, 'avatarSources').map((url) => addressOf(url, httpProtocols, 'avatarSources')),
    ),
    auth: optional(fields.auth, (url) =>
      url === 'none' ? url : addressOf(url, httpProtocols, 'auth'),
    ),
  }
}

function optional<T>(value: unknown, parse: (value: unknown) => T): T | undefined {
  return value === undefined ? undefined : parse(value)
}

function walletConnectOf(value: unknown): WalletConnectSettings {
  const at = 'walletConnect'
  const { projectId, relayUrl } = fieldsOf(value, at, ['projectId', 'relayUrl'])
  return {
    projectId: matching(projectId, projectIdPattern, `${at}.projectId`),
    relayUrl: optional(relayUrl, (url) => addressOf(url, socketProtocols, `${at}.relayUrl`)),
  }
}

function chainsOf(value: unknown): readonly DeploymentChain[] {
  const chains = listOf(value, 'chains').map((item, index) => chainOf(item, `chains[${index}]`))
  if (new Set(chains.map((chain) => chain.id)).size !== chains.length) fail('chains')
  return chains
}

function chainOf(value: unknown, at: string): DeploymentChain {
  const fields = fieldsOf(value, at, [
    'id',
    'rpcUrls',
    'webSocketUrls',
    'explorerUrl',
    'explorerName',
  ])
  const { explorerName, explorerUrl, id } = fields
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return fail(`${at}.id`)
  const hasExplorer = explorerUrl !== undefined || explorerName !== undefined
  return {
    id,
    rpcUrls: addressesOf(fields.rpcUrls, httpProtocols, `${at}.rpcUrls`),
    webSocketUrls: optional(fields.webSocketUrls, (urls) =>
      addressesOf(urls, socketProtocols, `${at}.webSocketUrls`),
    ),
    // Some of viem's end in a slash. Pages are appended with one.
    explorerUrl: hasExplorer
      ? addressOf(explorerUrl, httpProtocols, `${at}.explorerUrl`).replace(/\/$/, '')
      : undefined,
    explorerName: hasExplorer ? matching(explorerName, plainName, `${at}.explorerName`) : undefined,
  }
}

const httpProtocols = ['http:', 'https:']
const socketProtocols = ['ws:', 'wss:']

function addressesOf(value: unknown, protocols: readonly string[], at: string): readonly string[] {
  return listOf(value, at).map((url, index) => addressOf(url, protocols, `${at}[${index}]`))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DeploymentError('The deployment data of the page is not JSON.', { cause })
  }
}

function fieldsOf(value: unknown, at: string, known: readonly string[]): Fields {
  if (!isRecord(value)) return fail(at)
  const unknownKey = Object.keys(value).find((key) => !known.includes(key))
  if (unknownKey !== undefined) fail(`${at}.${unknownKey.slice(0, 40)}`)
  return value
}

function listOf(value: unknown, at: string): readonly unknown[] {
  return Array.isArray(value) && value.length > 0 ? value : fail(at)
}

function oneOf<T extends string>(value: unknown, choices: readonly T[], at: string): T {
  return choices.find((choice) => choice === value) ?? fail(at)
}

function matching(value: unknown, pattern: RegExp, at: string): string {
  return typeof value === 'string' && pattern.test(value) ? value : fail(at)
}

function originOf(value: unknown, at: string): string {
  const text = addressOf(value, httpProtocols, at)
  return new URL(text).origin === text ? text : fail(at)
}

function addressOf(value: unknown, protocols: readonly string[], at: string): string {
  if (typeof value !== 'string' || value.length > 2048) return fail(at)
  const url = parseUrl(value)
  if (!url || !protocols.includes(url.protocol)) return fail(at)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return fail(at)
  return value
}

function fail(at: string): never {
  throw new DeploymentError(`The deployment data of the page is invalid at "${at}".`)
}
