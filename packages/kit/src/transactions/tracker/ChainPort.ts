import type { RpcRequest } from '../../transport/requestOf.ts'

/** How the tracker asks one chain. */
export interface ChainPort {
  /** The app's usual way: batched, with fallback. */
  readonly request: RpcRequest
  /** Each endpoint by itself, for what only all of them together can tell. */
  readonly endpoints: readonly RpcRequest[]
}

/** An answer, or that there was none: a time-out and an RPC error say nothing about a transaction. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false }

/** Asks the same question only once, and gives its answer to all who ask. */
export function sharing(request: RpcRequest): RpcRequest {
  const answers = new Map<string, Promise<unknown>>()
  return (args) => {
    const question = JSON.stringify(args)
    const answer = answers.get(question) ?? request(args)
    answers.set(question, answer)
    return answer
  }
}

const noAnswer = { ok: false } as const

/** Asks and reads; an answer that cannot be read counts as none. Never throws. */
export async function ask<T>(
  request: RpcRequest,
  method: string,
  params: readonly unknown[],
  read: (value: unknown) => T | undefined,
): Promise<Answer<T>> {
  try {
    const value = read(await request({ method, params }))
    return value === undefined ? noAnswer : { ok: true, value }
  } catch {
    // No evidence: the record stays as it is, and the next round asks again.
    return noAnswer
  }
}
