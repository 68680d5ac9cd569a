import type { Deployment } from './deployment.ts'

/** Sources that the content policy allows, by what they serve. */
export interface AllowedSources {
  readonly connect?: readonly string[] | undefined
  readonly img?: readonly string[] | undefined
  readonly frame?: readonly string[] | undefined
  readonly font?: readonly string[] | undefined
}

/**
 * The content policy sources of one feature, declared in `apps/shell/web/features/<name>/policy.ts`
 * as `export const policy: PolicySources`.
 */
export interface PolicySources extends AllowedSources {
  /** Why the feature needs them, in one sentence. */
  readonly reason: string
}

/** Sources that a deployment's settings name. */
export interface DeploymentSources extends AllowedSources {
  /** Why they are needed. The page has a text for each purpose, in every language. */
  readonly purpose: 'relay' | 'avatars' | 'signInServer'
}

export interface ContentPolicyOptions {
  /** The sites that may frame the response, or `'none'`. */
  readonly frameAncestors: readonly string[]
}

/** A declared source would weaken the content policy or break its syntax. */
export class PolicySourceError extends Error {
  override readonly name = 'PolicySourceError'
}

/** The sites that may frame the page: itself and Safe's app, which opens apps in frames. */
export const pageFrameAncestors: readonly string[] = ["'self'", 'https://app.safe.global']

/** For everything except the page. */
export const noFrameAncestors: readonly string[] = ["'none'"]

/** The app's own sources: its origin, and in production the configured chain endpoints. */
export function appPolicy(deployment: Deployment): PolicySources {
  const { mode, publicUrl, chains } = deployment
  const endpoints = chains.flatMap(({ rpcUrls, webSocketUrls = [] }) => [
    ...rpcUrls,
    ...webSocketUrls,
  ])
  return {
    connect: [
      "'self'",
      ...ownWebSocketSource(publicUrl),
      ...(mode === 'production' ? endpoints.map(sourceOf) : []),
    ],
    img: ["'self'", 'data:', 'blob:'],
    font: ["'self'"],
    reason: 'The page, its own pictures and fonts, and the configured chain endpoints.',
  }
}

/**
 * The `Content-Security-Policy` header. Everything is blocked by default; `sources` allow what they
 * name.
 *
 * @throws PolicySourceError for a source that would weaken the policy or break its syntax
 */
export function contentPolicy(
  sources: readonly AllowedSources[],
  options: ContentPolicyOptions,
): string {
  const collect = (kind: 'connect' | 'img' | 'frame' | 'font') =>
    listed(sources.flatMap((each) => (each[kind] ?? []).map((source) => checked(kind, source))))
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${collect('img')}`,
    `font-src ${collect('font')}`,
    `connect-src ${collect('connect')}`,
    `frame-src ${collect('frame')}`,
    "manifest-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${listed(options.frameAncestors)}`,
    "trusted-types 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

// A keyword, a scheme (data and blob), or an origin, whose host may begin with `*.`: no path (a
// browser ignores it after a redirect), no bare `*`, no `unsafe-` keyword, no separator that would
// start another directive.
const origin = /^(?:https?|wss?):\/\/(?:\*\.[a-z0-9-]+\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/
const schemes: Readonly<Record<string, readonly string[]>> = {
  img: ['data:', 'blob:'],
  font: ['data:'],
}

function checked(kind: string, source: string): string {
  if (source === "'self'" || schemes[kind]?.includes(source) || origin.test(source)) return source
  throw new PolicySourceError(
    `"${source}" cannot be a ${kind} source of the content policy. Name an origin such as https://example.org.`,
  )
}

function listed(sources: readonly string[]): string {
  return sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')
}

function sourceOf(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

// Not in every browser does 'self' include WebSockets. A policy cannot contain an IPv6 host; for
// one, 'self' has to do.
function ownWebSocketSource(publicUrl: string): readonly string[] {
  const source = sourceOf(publicUrl).replace(/^http/, 'ws')
  return source.includes('[') ? [] : [source]
}
