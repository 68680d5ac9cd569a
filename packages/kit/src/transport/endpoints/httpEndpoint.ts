import { RpcRequestError } from 'viem'
import { UnreadableAnswerError } from '../../errors/read.ts'
import { fieldOf, isObject } from '../../utils/guards.ts'
import { rpcLimits } from '../rpcLimits.ts'
import type { Endpoint, EndpointOptions, RequestReport, RpcCall } from './endpoint.ts'
import { type NodeError, readNodeError } from './endpoint.ts'
import { postJson } from './postJson.ts'

interface Waiting {
  readonly id: number
  readonly call: RpcCall
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** JSON-RPC error codes for too many requests. */
const limitCodes: ReadonlySet<number> = new Set([429, -32005, -32007])
/** Every working node answers these. */
const plainMethods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_chainId',
  'eth_getBalance',
])

/**
 * JSON-RPC over HTTP. Concurrent calls share one request, at most 1000 (docs/spec-map.md §9).
 * Answers are matched by id, unlike in viem's batching: a missing, duplicate or reordered answer
 * never reaches another call. An endpoint that refuses batches gets single calls from then on.
 */
export function httpEndpoint({ url, onReport }: EndpointOptions): Endpoint {
  let waiting: Waiting[] = []
  let lastId = 0
  let takesBatches = true

  function flush(): void {
    const calls = waiting
    waiting = []
    const size = takesBatches ? rpcLimits.httpBatchSize : 1
    for (let from = 0; from < calls.length; from += size) void send(calls.slice(from, from + size))
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    const bodies = batch.map(({ call, id }) => ({ jsonrpc: '2.0', id, ...call }))
    const answer = await postJson(url, bodies.length === 1 ? bodies[0] : bodies)
    if ('error' in answer) {
      if (batch.length > 1 && refusesBatches(answer.report))
        return sendOneByOne(batch, answer.report)
      onReport(answer.report)
      for (const { reject } of batch) reject(answer.error)
      return
    }
    const isList = Array.isArray(answer.json)
    if (batch.length > 1 && !isList && !isLimit(answer.json)) {
      return sendOneByOne(batch, { ms: answer.ms })
    }
    onReport({ ms: answer.ms, failure: settle(batch, answer.json, isList) })
  }

  // Only refused batches are sent again: reads, which are safe to repeat.
  function sendOneByOne(batch: readonly Waiting[], report: RequestReport): void {
    takesBatches = false
    onReport({ ms: report.ms })
    for (const one of batch) void send([one])
  }

  function settle(batch: readonly Waiting[], json: unknown, isList: boolean) {
    const answers = answersById(json, isList)
    let failure: RequestReport['failure']
    for (const { id, call, resolve, reject } of batch) {
      const entry = answers.get(id) ?? answers.get(everyCall)
      if (entry === undefined) {
        failure = { kind: isList ? 'incomplete' : 'unreadable' }
        reject(new UnreadableAnswerError({ method: call.method }))
      } else if ('error' in entry) {
        if (limitCodes.has(entry.error.code)) failure ??= { kind: 'limited' }
        else if (plainMethods.has(call.method)) failure ??= { kind: 'refused' }
        reject(new RpcRequestError({ body: { ...call }, error: entry.error, url }))
      } else resolve(entry.result)
    }
    return failure
  }

  return {
    request: (call) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setTimeout(flush)
        lastId += 1
        waiting.push({ id: lastId, call, resolve, reject })
      }),
  }
}

/** The statuses of servers without batch support. */
function refusesBatches({ failure }: RequestReport): boolean {
  return failure?.status === 400 || failure?.status === 415 || failure?.status === 422
}

type Answer = { readonly result: unknown } | { readonly error: NodeError }

function isLimit(json: unknown): boolean {
  const answer = readAnswer(json)
  return answer !== undefined && 'error' in answer && limitCodes.has(answer.error.code)
}

const everyCall = Symbol('every call')

function answersById(json: unknown, isList: boolean): ReadonlyMap<unknown, Answer> {
  const answers = new Map<unknown, Answer>()
  const entries: readonly unknown[] = isList && Array.isArray(json) ? json : [json]
  for (const entry of entries) {
    const answer = readAnswer(entry)
    // A single response to a batch is for every call; its id is often null.
    const id = isList ? fieldOf(entry, 'id') : everyCall
    if (answer && !answers.has(id)) answers.set(id, answer)
  }
  return answers
}

function readAnswer(entry: unknown): Answer | undefined {
  if (!isObject(entry)) return undefined
  const error = readNodeError(Reflect.get(entry, 'error'))
  if (error) return { error }
  return Object.hasOwn(entry, 'result') ? { result: Reflect.get(entry, 'result') } : undefined
}
