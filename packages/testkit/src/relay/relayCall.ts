import type { NewMessage } from './mailbox.ts'

/** A client's call: topics to subscribe to or leave, and messages to publish. */
export interface RelayCall {
  /** The original id, since some ids exceed the range of a number. */
  readonly id: string | number
  readonly join: readonly string[]
  readonly leave: readonly string[]
  readonly publish: readonly NewMessage[]
  /** The result that the caller receives. */
  readonly answer: 'true' | 'subscription' | 'subscriptions' | 'messages'
}

/** A client's acknowledgement of a delivered message. */
export interface RelayAck {
  readonly ack: string | number
}

/** A message that is not a valid call. */
export interface InvalidRelayCall {
  readonly id: string | number | null
  readonly error: { readonly code: number; readonly message: string }
}

type Fields = Readonly<Record<string, unknown>>

const topicPattern = /^[0-9a-f]{64}$/i
const maxTopicsPerCall = 500
/** Tags of the messages that the two pairing calls contain (WalletConnect 2 specification). */
const tags = { propose: 1100, proposeAnswer: 1101, settle: 1102 } as const

/** Parses a client's message. Never throws. */
export function parseRelayCall(text: string): RelayCall | RelayAck | InvalidRelayCall {
  const fields = objectOf(parseJson(text))
  if (fields === undefined) return invalidCall(null, -32700, 'The message is not a JSON object.')
  const id = idOf(fields.id)
  if (id === undefined) return invalidCall(null, -32600, 'The message has no id.')
  if (fields.method === undefined) return { ack: id }
  const params = objectOf(fields.params) ?? {}
  const call = callOf(fields.method, params)
  if (call === 'unknown') return invalidCall(id, -32601, 'The relay does not know this method.')
  if (call === undefined) return invalidCall(id, -32602, 'The parameters do not fit the method.')
  return { id, join: [], leave: [], publish: [], answer: 'true', ...call }
}

type PartialCall = Partial<Omit<RelayCall, 'id'>>

function callOf(method: unknown, params: Fields): PartialCall | undefined | 'unknown' {
  switch (method) {
    case 'irn_subscribe':
      return withTopics([params.topic], (join) => ({ join, answer: 'subscription' }))
    case 'irn_batchSubscribe':
      return withTopics(params.topics, (join) => ({ join, answer: 'subscriptions' }))
    case 'irn_unsubscribe':
      return withTopics([params.topic], (leave) => ({ leave }))
    case 'irn_batchUnsubscribe':
      return withTopics(topicsOf(params.subscriptions), (leave) => ({ leave }))
    case 'irn_fetchMessages':
      return withTopics([params.topic], (join) => ({ join, answer: 'messages' }))
    case 'irn_batchFetchMessages':
      return withTopics(params.topics, (join) => ({ join, answer: 'messages' }))
    case 'irn_publish':
      return publishing([messageOf(params)])
    case 'irn_batchPublish':
      return publishing(listOf(params.messages).map((each) => messageOf(objectOf(each) ?? {})))
    case 'wc_proposeSession':
      return proposing(params)
    case 'wc_approveSession':
      return approving(params)
    default:
      return 'unknown'
  }
}

/** A proposal. The proposer waits for the answer under the pairing's topic. */
function proposing(params: Fields): PartialCall | undefined {
  const proposal = messageOf({
    ...params,
    topic: params.pairingTopic,
    message: params.sessionProposal,
    tag: tags.propose,
  })
  return proposal && { join: [proposal.topic], publish: [proposal] }
}

/**
 * An approval. The wallet answers the proposal, settles the session and subscribes to its topic.
 */
function approving(params: Fields): PartialCall | undefined {
  const answer = messageOf({
    ...params,
    topic: params.pairingTopic,
    message: params.sessionProposalResponse,
    tag: tags.proposeAnswer,
  })
  const settlement = messageOf({
    ...params,
    topic: params.sessionTopic,
    message: params.sessionSettlementRequest,
    tag: tags.settle,
  })
  if (!answer || !settlement) return undefined
  return { join: [settlement.topic], publish: [answer, settlement] }
}

function publishing(messages: readonly (NewMessage | undefined)[]): PartialCall | undefined {
  const publish = messages.filter((message) => message !== undefined)
  return publish.length === messages.length && publish.length > 0 ? { publish } : undefined
}

function withTopics(
  value: unknown,
  make: (topics: readonly string[]) => PartialCall,
): PartialCall | undefined {
  const topics = listOf(value)
  if (topics.length > maxTopicsPerCall) return undefined
  return topics.every(isTopic) ? make(topics) : undefined
}

function topicsOf(subscriptions: unknown): readonly unknown[] {
  return listOf(subscriptions).map((each) => objectOf(each)?.topic)
}

function messageOf({ topic, message, ttl, tag, attestation }: Fields): NewMessage | undefined {
  if (!isTopic(topic) || typeof message !== 'string' || message === '') return undefined
  return {
    topic,
    message,
    tag: typeof tag === 'number' ? tag : 0,
    ttl: typeof ttl === 'number' && ttl > 0 ? ttl : 300,
    attestation: typeof attestation === 'string' ? attestation : undefined,
  }
}

function isTopic(value: unknown): value is string {
  return typeof value === 'string' && topicPattern.test(value)
}

function idOf(value: unknown): string | number | undefined {
  if (typeof value === 'string') return value.length <= 64 ? value : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function objectOf(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? { ...value } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function invalidCall(id: InvalidRelayCall['id'], code: number, message: string): InvalidRelayCall {
  return { id, error: { code, message } }
}
