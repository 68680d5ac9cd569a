import type { Approval, WalletContext } from './context.ts'
import { DictatedError, DictatedResult, settle, writeError } from './decision.ts'
import { walletErrors } from './errors.ts'
import { connectMethods } from './methods/connect.ts'
import { faultOf, findMethod, isAsking } from './methods/table.ts'
import { copyParams, isFields } from './params.ts'
import type { RawRequest, RequestDetails, WalletEngineOptions } from './types.ts'

type RequestOptions = Pick<WalletEngineOptions, 'decide' | 'intercept' | 'onDuplicate'> & {
  isOnline(): boolean
}

/** The provider's `request`. Every outcome is a result or an error in the wallet's manner. */
export function createRequest(
  wallet: WalletContext,
  options: RequestOptions,
): (args: unknown) => Promise<unknown> {
  const { personality, origin, store } = wallet
  const { decide, intercept, onDuplicate, isOnline } = options
  const open = new Map<string, number>()
  /** The windows that the wallet shows. */
  const windows = new Set<Promise<unknown>>()
  let count = 0
  let connectedAt: number | undefined

  /** Shows a window until the task ends. */
  async function inWindow<T>(task: Promise<T>): Promise<T> {
    windows.add(task)
    try {
      return await task
    } finally {
      windows.delete(task)
    }
  }

  async function ask(
    request: RawRequest,
    details: RequestDetails,
    chainId = store.get().chainId,
  ): Promise<Approval> {
    const chain = wallet.chains().find((known) => known.id === chainId)
    const { id, method } = request
    const about = chain ?? { id: chainId, name: `Chain ${chainId}` }
    const decision = await inWindow(decide({ ...details, id, method, origin, chain: about }))
    return settle(decision, method, personality)
  }

  async function answer(request: RawRequest): Promise<unknown> {
    const { method, params } = request
    const forced = await intercept?.(request)
    const approved = forced && settle(forced, method, personality)
    const run = findMethod(method, personality)
    return run(wallet, {
      method,
      params,
      showNotice: (ms) => inWindow(new Promise((resolve) => setTimeout(resolve, ms))),
      ask: async (details, chainId) => approved ?? ask(request, details, chainId),
    })
  }

  async function answerOnce(request: RawRequest): Promise<unknown> {
    const key = requestKey(request)
    const before = open.get(key) ?? 0
    if (before > 0 && personality.duplicates === 'refuse') {
      onDuplicate?.(request.method)
      throw walletErrors.pending(request.method, origin)
    }
    open.set(key, before + 1)
    try {
      return await answer(request)
    } finally {
      open.set(key, (open.get(key) ?? 1) - 1)
    }
  }

  /** Whether an update of the extension has left this provider dead. */
  function isOutdated(): boolean {
    const { updatesAfterMs } = personality
    if (updatesAfterMs === undefined || store.get().permitted.length === 0) return false
    connectedAt ??= Date.now()
    return Date.now() - connectedAt >= updatesAfterMs
  }

  async function handle(args: unknown): Promise<unknown> {
    if (!isFields(args) || typeof args.method !== 'string' || args.method === '')
      throw walletErrors.invalidRequest('Expected an object with a method.')
    const { method } = args
    if (!isOnline()) throw walletErrors.disconnected()
    if (isOutdated()) throw new DictatedError('Extension context invalidated.', undefined)
    if (personality.silentWhileAsking) await Promise.allSettled(windows)
    count += 1
    const request = { id: `request-${count}`, method, params: copyParams(args.params) }
    return isAsking(method) ? answerOnce(request) : answer(request)
  }

  async function respond(args: unknown): Promise<unknown> {
    try {
      return await handle(args)
    } catch (error) {
      if (error instanceof DictatedResult) return error.result
      throw writeError(error, personality)
    }
  }

  return (args) => {
    const method = isFields(args) ? String(args.method) : ''
    if (faultOf(method, personality) === 'throws')
      throw new TypeError(`${method} is not a function`)
    return respond(args)
  }
}

/** Identical requests have the same key; so do all requests to connect, by any method. */
function requestKey({ method, params }: RawRequest): string {
  return connectMethods.has(method) ? 'connect' : `${method} ${JSON.stringify(params)}`
}
