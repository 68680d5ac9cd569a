import { fieldOf, isObject } from '@foyer/ui/utils/guards.ts'
import { RpcRequestError } from 'viem'
import { UnreadableAnswerError } from '../../../errors/read.ts'
import { rpcLimits } from '../rpcLimits.ts'
import type { Endpoint, EndpointOptions, RequestReport, RpcCall } from './endpoint.ts'
import { type NodeError, readNodeError } from './endpoint.ts'
import { type JsonAnswer, postJson } from './postJson.ts'
import { shouldThrow } from './shouldThrow.ts'

interface Waiting {
  readonly id: number
  readonly call: RpcCall
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Batch size that endpoints with a low limit accept, such as dRPC's free ones. */
const smallBatch = 3
/** EIP-1474's code for too many requests. */
const limitCode = -32005
/** Also used by QuickNode, the OP Stack and Arbitrum. */
const limitCodes: ReadonlySet<number> = new Set([limitCode, 429, -32007, -32016, -32029])
/** Every working node answers these. */
const plainMethods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_chainId',
  'eth_getBalance',
])

/**
 * JSON-RPC over HTTP. Concurrent calls share one request, at most 1000.
 * Answers are matched by id, unlike in viem's batching: a missing, duplicate or reordered answer
 * never reaches another call. From then on, an endpoint that refuses a batch gets smaller ones, or
 * single calls.
 */
export function httpEndpoint({ url, onReport }: EndpointOptions): Endpoint {
  let waiting: Waiting[] = []
  let lastId = 0
  let batchSize: number = rpcLimits.httpBatchSize

  function flush(): void {
    const calls = waiting
    waiting = []
    sendInBatches(calls)
  }

  function sendInBatches(calls: readonly Waiting[]): void {
    for (let from = 0; from < calls.length; from += batchSize) {
      void send(calls.slice(from, from + batchSize))
    }
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    const bodies = batch.map(({ call, id }) => ({ jsonrpc: '2.0', id, ...call }))
    const answer = await postJson(url, bodies.length === 1 ? bodies[0] : bodies)
    if (batch.length > 1 && refusesBatch(answer)) {
      // Only refused batches are sent again: reads, which are safe to repeat.
      batchSize = Math.min(batchSize, batch.length > smallBatch ? smallBatch : 1)
      onReport({ ms: 'error' in answer ? answer.report.ms : answer.ms })
      return sendInBatches(batch)
    }
    if ('error' in answer) {
      onReport(answer.report)
      for (const { reject } of batch) reject(answer.error)
      return
    }
    const isList = Array.isArray(answer.json)
    onReport({ ms: answer.ms, failure: settle(batch, answer.json, isList) })
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
        const isLimited = limitCodes.has(entry.error.code)
        if (isLimited) failure ??= { kind: 'limited' }
        else if (plainMethods.has(call.method)) failure ??= { kind: 'refused' }
        // viem retries errors with the standard code after a delay.
        const error = isLimited ? { ...entry.error, code: limitCode } : entry.error
        reject(new RpcRequestError({ body: { ...call }, error, url }))
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

/** The statuses of servers without batch support, or with a size limit. */
const refusals: ReadonlySet<unknown> = new Set([400, 413, 415, 422])

/** Whether an endpoint refuses batches, or batches of this size. */
function refusesBatch(answer: JsonAnswer): boolean {
  if ('error' in answer) {
    const { kind, status } = answer.report.failure ?? {}
    return refusals.has(status) || (kind === 'status' && namesBatch(answer.text))
  }
  if (!Array.isArray(answer.json)) return !isLimit(answer.json)
  return answer.json.length > 0 && answer.json.every(isBatchRefusal)
}

/**
 * Whether an answer to one call refuses the batch. A revert whose message contains the same word
 * doesn't count.
 */
function isBatchRefusal(entry: unknown): boolean {
  const answer = readAnswer(entry)
  if (!answer || !('error' in answer) || isLimit(entry)) return false
  return namesBatch(answer.error.message) && !shouldThrow(answer.error)
}

function namesBatch(text: string | undefined): boolean {
  return /batch/i.test(text ?? '')
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
