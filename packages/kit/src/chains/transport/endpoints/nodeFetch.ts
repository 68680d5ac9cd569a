import { fieldOf, isObject, isRecord } from '@foyer/ui/utils/guards.ts'
import { rpcLimits } from '../rpcLimits.ts'
import type { EndpointFailureKind } from './endpointState.ts'
import { shouldThrow } from './shouldThrow.ts'

/** The outcome of one request to an endpoint. */
export interface RequestReport {
  /** Duration, in ms. */
  readonly ms: number
  readonly failure?:
    | { readonly kind: EndpointFailureKind; readonly status?: number | undefined }
    | undefined
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params?: unknown
}

/** What a node said, or what kept it from saying anything. */
interface Reply {
  readonly response: Response
  /** The body; undefined if it is too long. */
  readonly text: string | undefined
  /** The body as JSON; undefined if it is none. */
  readonly json: unknown
  readonly ms: number
}

/** Maximum size of a response in bytes, uncompressed. */
const maxAnswer = 10 * 1024 * 1024
/** Longest accepted `Retry-After`, in s. */
const maxRetryAfter = 10
/** Batch size that endpoints with a low limit accept, such as dRPC's free ones. */
const smallBatch = 3
/** EIP-1474's code for too many requests, which viem retries after a delay. */
const limitCode = -32005
/** Also used by QuickNode, the OP Stack and Arbitrum. */
const limitCodes: ReadonlySet<unknown> = new Set([limitCode, 429, -32007, -32016, -32029])
/** EIP-1474's code for an error of the node itself, which viem retries. */
const internalCode = -32603
/** geth's codes for a revert, and for anything else that is wrong with a call. */
const revertCode = 3
const invalidCode = -32000
/** Ganache's code for unknown methods and blocks. What viem sends is always JSON. */
const parseCode = -32700
const unknownMethodCode = -32601
/** The statuses of servers without batch support, or with a size limit. */
const batchRefusals: ReadonlySet<number> = new Set([400, 413, 415, 422])

/** Whether every working node answers a call. */
function isPlain({ method, params }: Call): boolean {
  if (method === 'eth_getBalance') return fieldOf(params, '1') === 'latest'
  return method === 'eth_blockNumber' || method === 'eth_chainId'
}

/**
 * `fetch` for viem's `http`, for nodes as they are. Answers are matched by id, which viem does by
 * position: a missing, duplicate or reordered one never reaches another call. An endpoint that
 * refuses a batch gets smaller ones from then on, or single calls. Codes for too many requests
 * become viem's. Sends no cookies and no referrer, and reports each request once.
 */
export function nodeFetch(
  onReport: (report: RequestReport) => void,
): (url: string | URL | Request, init?: RequestInit) => Promise<Response> {
  let batchSize: number = rpcLimits.httpBatchSize

  return async function fetchNode(url, init): Promise<Response> {
    const body: Call | readonly Call[] = JSON.parse(String(init?.body))
    const all = 'id' in body ? [body] : body
    return all.length <= batchSize ? ask(all) : askInParts(all)

    async function askInParts(calls: readonly Call[]): Promise<Response> {
      const parts: (readonly Call[])[] = []
      for (let from = 0; from < calls.length; from += batchSize) {
        parts.push(calls.slice(from, from + batchSize))
      }
      const answers = await Promise.all(parts.map(answersTo))
      return jsonResponse(answers.flat())
    }

    /** A part that fails is no reason to lose the others. */
    async function answersTo(calls: readonly Call[]): Promise<unknown> {
      const response = await ask(calls).catch(() => undefined)
      if (response?.ok) return response.json()
      const code = response?.status === 429 ? limitCode : internalCode
      const message = `This part of a batch failed${response ? `: HTTP ${response.status}` : ''}.`
      return calls.map(({ id }) => ({ jsonrpc: '2.0', id, error: { code, message } }))
    }

    async function ask(calls: readonly Call[]): Promise<Response> {
      const reply = await post(url, init, calls.length === 1 ? calls[0] : calls, onReport)
      const { json, ms, response } = reply
      if (calls.length > 1 && refusesBatch(reply)) {
        // Only refused batches are sent again: reads, which are safe to repeat.
        batchSize = Math.min(batchSize, calls.length > smallBatch ? smallBatch : 1)
        onReport({ ms })
        return askInParts(calls)
      }
      // Some nodes send valid answers with an error status.
      if (!response.ok && (response.status === 429 || !holdsAnswer(json))) {
        const { status } = response
        onReport({ ms, failure: { kind: status === 429 ? 'limited' : 'status', status } })
        return new Response(null, { status, headers: withShortRetryAfter(response.headers) })
      }
      const { answers, failure } = settle(calls, json)
      onReport({ ms, failure })
      return jsonResponse('id' in body ? answers[0] : answers)
    }
  }
}

async function post(
  url: string | URL | Request,
  init: RequestInit | undefined,
  body: unknown,
  onReport: (report: RequestReport) => void,
): Promise<Reply> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  try {
    const response = await fetch(url, {
      ...init,
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const text = await readText(response)
    return { response, text, json: parse(text), ms: elapsed() }
  } catch (error) {
    // viem's time limit aborts the request.
    onReport({
      ms: elapsed(),
      failure: { kind: init?.signal?.aborted ? 'timeout' : 'unreachable' },
    })
    throw error
  }
}

/** One answer for each call, in order, and whether they show that the endpoint has failed. */
function settle(calls: readonly Call[], json: unknown) {
  const isList = Array.isArray(json)
  const byId = new Map<unknown, Record<string, unknown>>()
  for (const entry of isList ? json : [json]) {
    // A single answer to a batch is for every call; its id is often null.
    const id = isList ? fieldOf(entry, 'id') : undefined
    const answer = answerOf(entry)
    if (answer && !byId.has(id)) byId.set(id, answer)
  }
  let failure: RequestReport['failure']
  const answers = calls.map((call) => {
    const { id, method } = call
    const answer = byId.get(isList ? id : undefined)
    if (!answer) {
      failure = { kind: isList ? 'incomplete' : 'unreadable' }
      const message = `The answer to ${method} is missing or cannot be read.`
      return { jsonrpc: '2.0', id, error: { code: internalCode, message } }
    }
    const { error } = answer
    if (fieldOf(error, 'code') === limitCode) failure ??= { kind: 'limited' }
    else if (error !== undefined && isPlain(call)) failure ??= { kind: 'refused' }
    return { jsonrpc: '2.0', id, ...answer }
  })
  return { answers, failure }
}

/** The `error` or `result` of an answer; undefined for anything else. */
function answerOf(entry: unknown): Record<string, unknown> | undefined {
  if (!isRecord(entry)) return undefined
  if (isObject(entry.error)) return { error: nodeError(entry.error) }
  return Object.hasOwn(entry, 'result') ? { result: entry.result } : undefined
}

/** A node's error with a code that says what viem should do, and a message of bounded length. */
function nodeError(error: object) {
  const code = fieldOf(error, 'code')
  const reason = fieldOf(error, 'message')
  const message = typeof reason === 'string' ? reason.slice(0, 1_000) : 'The node gave no reason.'
  const data = fieldOf(error, 'data')
  if (limitCodes.has(code)) return { code: limitCode, message, data }
  if (typeof code !== 'number') return { code: internalCode, message, data }
  return { code: settledCode(code, message, data), message, data }
}

/** The code by which viem knows what the node means. */
function settledCode(code: number, message: string, data: unknown): number {
  if (code === parseCode) return /\bmethod\b/i.test(message) ? unknownMethodCode : invalidCode
  const isRevert = /revert|VM Exception/i.test(message)
  // viem decodes the reason of a revert with geth's code only.
  if (code === invalidCode && isRevert && typeof data === 'string') return revertCode
  // viem would retry what every node answers, if the node calls it an error of its own.
  if (code !== internalCode || !shouldThrow({ code, message })) return code
  return isRevert ? revertCode : invalidCode
}

/** Whether an endpoint refuses batches, or batches of this size. */
function refusesBatch({ json, response: { ok, status }, text }: Reply): boolean {
  if (status === 429 || (ok && json === undefined)) return false
  if (!ok && !holdsAnswer(json)) return batchRefusals.has(status) || namesBatch(text)
  if (!Array.isArray(json)) return fieldOf(answerOf(json)?.error, 'code') !== limitCode
  return json.length > 0 && json.every(isBatchRefusal)
}

/**
 * Whether an answer to one call refuses the batch. A revert whose message contains the same word
 * doesn't count.
 */
function isBatchRefusal(entry: unknown): boolean {
  const error = answerOf(entry)?.error
  if (error === undefined || fieldOf(error, 'code') === limitCode) return false
  return namesBatch(fieldOf(error, 'message')) && !shouldThrow(error)
}

function namesBatch(text: unknown): boolean {
  return typeof text === 'string' && /batch/i.test(text)
}

function holdsAnswer(json: unknown): boolean {
  const first: unknown = Array.isArray(json) ? json[0] : json
  return isObject(first) && Reflect.has(first, 'jsonrpc')
}

// Not `Response.json`, which Safari 16 lacks.
function jsonResponse(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
}

/** The body as text; undefined as soon as it exceeds `maxAnswer`. Ignores `Content-Length`. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > maxAnswer) {
      // Not awaited: the body may never end.
      reader.cancel().catch(() => undefined)
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined // The caller reports unreadable text.
  }
}

/** The headers for viem, which would wait for a `Retry-After` of any length. */
function withShortRetryAfter(headers: Headers): Headers {
  const after = Number.parseInt(headers.get('retry-after') ?? '0', 10)
  return new Headers(after > 0 && after <= maxRetryAfter ? { 'retry-after': String(after) } : {})
}
