import type { EndpointFaultKind } from './endpointState.ts'

/** One JSON-RPC call. */
export interface RpcCall {
  readonly method: string
  readonly params?: unknown
}

/** How one request to an endpoint went. */
export interface RequestReport {
  /** How long it took, ms. */
  readonly ms: number
  readonly fault?:
    | { readonly kind: EndpointFaultKind; readonly status?: number | undefined }
    | undefined
}

/** Something that takes JSON-RPC calls at one address. */
export interface Endpoint {
  request(call: RpcCall): Promise<unknown>
}

export interface EndpointOptions {
  readonly url: string
  /** Hears of each request that ended, once, whatever came of it. */
  readonly onReport: (report: RequestReport) => void
}
