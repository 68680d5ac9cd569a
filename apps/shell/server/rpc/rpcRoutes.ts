import { type Context, Hono } from 'hono'
import { isTrustedOrigin } from '../http/isTrustedOrigin.ts'
import { BodyTooLargeError, readLimited } from '../http/readLimited.ts'
import { isJson } from '../http/requestHeaders.ts'
import { askNode, type Fetch, NodeError } from './askNode.ts'
import {
  parseChainId,
  type RpcErrorObject,
  type RpcId,
  rpcErrorResponse,
  rpcErrors,
} from './jsonRpc.ts'
import { matchResponses } from './matchResponses.ts'
import { forwardedText, parseJson, parseRpcBody } from './parseRpcBody.ts'

export interface RpcRouteOptions {
  /** The nodes of each chain, by its id. */
  readonly upstreams: ReadonlyMap<number, readonly string[]>
  readonly publicUrl: string
  readonly fetch: Fetch
}

type Status = 200 | 400 | 403 | 404 | 405 | 413 | 415 | 502 | 504

const maxBodyBytes = 1024 * 1024

/**
 * `/:chainId`, `/:chainId/a` and `/:chainId/b`: forwards JSON-RPC to the demo's nodes. Not mounted
 * in production, where the page uses the public endpoints directly.
 */
export function rpcRoutes(options: RpcRouteOptions): Hono {
  const routes = new Hono()
  const endpoints = [
    ['/:chainId', 0],
    ['/:chainId/a', 0],
    ['/:chainId/b', 1],
  ] as const
  for (const [path, index] of endpoints) {
    routes.post(path, (context) => forward(context, index, options))
    routes.all(path, (context) => {
      context.header('allow', 'POST')
      return refuse(context, 405, rpcErrors.wrongMethod)
    })
  }
  return routes
}

async function forward(
  context: Context,
  index: number,
  { upstreams, publicUrl, fetch }: RpcRouteOptions,
): Promise<Response> {
  const nodes = upstreams.get(parseChainId(context.req.param('chainId')) ?? 0) ?? []
  const node = nodes[index % nodes.length]
  if (node === undefined) return refuse(context, 404, rpcErrors.unknownChain)
  if (!isTrustedOrigin(context.req.header('origin'), publicUrl)) {
    return refuse(context, 403, rpcErrors.foreignOrigin)
  }
  // Any site can send a form or plain text without a CORS preflight.
  if (!isJson(context.req.header('content-type'))) {
    return refuse(context, 415, rpcErrors.wrongType)
  }
  try {
    const text = await readLimited(context.req.raw, maxBodyBytes)
    return await answer(context, node, text, fetch)
  } catch (error) {
    if (error instanceof BodyTooLargeError) return refuse(context, 413, rpcErrors.tooLarge)
    throw error
  }
}

async function answer(
  context: Context,
  node: string,
  text: string,
  fetch: Fetch,
): Promise<Response> {
  const body = parseRpcBody(text)
  if ('error' in body) return refuse(context, 400, body.error, body.id)
  const { batch, calls, refused } = body
  if (calls.length === 0) return json(context, 200, refused)
  const reply = await replyOf(node, forwardedText(body), { fetch, signal: context.req.raw.signal })
  const parsed = 'text' in reply ? parseJson(reply.text) : rpcErrorResponse(reply.error)
  const answers = [...matchResponses(calls, parsed, batch), ...refused]
  if (answers.length === 0) return context.body(null, 204)
  if ('text' in reply && isWhole(answers, parsed)) return jsonText(context, 200, reply.text)
  const status = 'text' in reply ? 200 : reply.status
  return json(context, status, batch ? answers : answers[0])
}

async function replyOf(
  node: string,
  body: string,
  options: { readonly fetch: Fetch; readonly signal: AbortSignal },
): Promise<
  { readonly text: string } | { readonly status: 502 | 504; readonly error: RpcErrorObject }
> {
  try {
    return { text: await askNode(node, body, options) }
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    if (error.kind === 'timeout') return { status: 504, error: rpcErrors.timeout }
    const { badResponse, unreachable } = rpcErrors
    return { status: 502, error: error.kind === 'tooLarge' ? badResponse : unreachable }
  }
}

// Nothing was added, dropped or reordered, so the node's own text can be forwarded.
function isWhole(answers: readonly unknown[], parsed: unknown): boolean {
  const entries: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  return (
    entries.length === answers.length && entries.every((entry, index) => entry === answers[index])
  )
}

function refuse(
  context: Context,
  status: Status,
  error: RpcErrorObject,
  id: RpcId = null,
): Response {
  return json(context, status, rpcErrorResponse(error, id))
}

function json(context: Context, status: Status, value: unknown): Response {
  return jsonText(context, status, JSON.stringify(value))
}

function jsonText(context: Context, status: Status, text: string): Response {
  return context.body(text, status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
}
