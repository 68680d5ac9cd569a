import type { Address } from 'viem'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import type { TransactionRecord } from '../store/record.ts'
import type { ChainPort } from './chainPortOf.ts'

export interface RoundOptions {
  /** The account of the records. */
  readonly address: Address
  readonly port: ChainPort
  /** The wallet that sent a record, if it is connected. */
  readonly walletOf: (record: TransactionRecord) => RpcRequest | undefined
  readonly now: number
}

/** Shared by all checks of a chain in one round. The port sends equal requests once. */
export interface Round extends RoundOptions {
  /** Sends a request although the port has had its answer in this round. */
  readonly requestAgain: RpcRequest
}

export function startRound({ port, ...round }: RoundOptions): Round {
  const request = dedupeRequests(port.request)
  const endpoints = port.endpoints.map((endpoint) =>
    endpoint === port.request ? request : dedupeRequests(endpoint),
  )
  return { ...round, port: { request, endpoints }, requestAgain: port.request }
}

/** Sends each distinct request once and shares its answer. */
function dedupeRequests(request: RpcRequest): RpcRequest {
  const answers = new Map<string, Promise<unknown>>()
  return (args) => {
    const question = JSON.stringify(args)
    const answer = answers.get(question) ?? request(args)
    answers.set(question, answer)
    return answer
  }
}
