import { isObject } from '../utils/guards.ts'

/** The error of a JSON-RPC answer. */
export interface NodeError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** The `error` of an answer that may be anything; undefined when there is none. The text is cut at 1 000 characters. */
export function readNodeError(error: unknown): NodeError | undefined {
  if (!isObject(error)) return undefined
  const code: unknown = Reflect.get(error, 'code')
  const message: unknown = Reflect.get(error, 'message')
  return {
    code: typeof code === 'number' ? code : -32603,
    message: typeof message === 'string' ? message.slice(0, 1_000) : 'The node gave no reason.',
    data: Reflect.get(error, 'data'),
  }
}
