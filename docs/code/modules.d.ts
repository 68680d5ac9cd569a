// Modules of frameworks and servers that the samples import and this repository does not install.
// The apps in examples/ are compiled against the real ones.
declare module 'next' {
  export interface Metadata {
    readonly title?: string
  }
}
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}
declare module 'next/server' {
  export class NextResponse extends Response {
    static next(init: { readonly request: { readonly headers: Headers } }): NextResponse
  }
}
declare module '@tanstack/react-router' {
  import type { ComponentType, ReactNode } from 'react'

  export const HeadContent: ComponentType
  export const Outlet: ComponentType
  export const Scripts: ComponentType
  interface ServerRoute {
    readonly server: {
      readonly handlers: {
        readonly ANY: (context: { readonly request: Request }) => Promise<Response>
      }
    }
  }
  export function createFileRoute(
    path: string,
  ): (options: ServerRoute | { readonly component: () => ReactNode }) => object
  export function createRootRoute(options: {
    readonly head?: () => object
    readonly component?: () => ReactNode
  }): object
}
declare module 'react-router' {
  import type { ComponentType } from 'react'

  export const Links: ComponentType
  export const Meta: ComponentType
  export const Outlet: ComponentType
  export const Scripts: ComponentType
  export const ScrollRestoration: ComponentType
}
declare module '@react-router/dev/routes' {
  interface RouteEntry {
    readonly path?: string
    readonly file: string
  }
  export type RouteConfig = readonly RouteEntry[]
  export function index(file: string): RouteEntry
  export function route(path: string, file: string): RouteEntry
}
declare module 'express' {
  import type { IncomingMessage, RequestListener } from 'node:http'

  interface Answer {
    status(code: number): Answer
    json(body: object): void
  }
  interface Routes extends RequestListener {
    get(path: string, listener: (request: IncomingMessage, response: Answer) => unknown): Routes
  }
  namespace express {
    function Router(): Routes
  }
  interface App extends RequestListener {
    use(path: string, listener: RequestListener): void
    all(path: string, listener: RequestListener): void
    listen(port: number): void
  }
  type ErrorRequestHandler = (
    error: unknown,
    request: IncomingMessage,
    response: Answer,
    next: (error: unknown) => void,
  ) => unknown
  function express(): App

  export { type ErrorRequestHandler, express as default }
}
declare module 'cloudflare:workers' {
  import type { D1Like } from '@foyer/auth/d1'

  export const env: {
    readonly DB: D1Like
    readonly HYPERDRIVE: { readonly connectionString: string }
  }
}
declare module 'redis' {
  interface Client {
    sendCommand(command: readonly string[]): Promise<unknown>
    close(): Promise<void>
  }
  // `connect` is left out before `on`: without a listener, an error ends the process.
  interface NewClient {
    on(event: 'error', listener: (error: unknown) => void): { connect(): Promise<Client> }
  }
  export function createClient(options: {
    readonly url?: string | undefined
    readonly disableOfflineQueue: boolean
  }): NewClient
}
declare module '@testing-library/react' {
  import type { ReactElement } from 'react'

  interface Found {
    readonly name: string | RegExp
  }
  export function cleanup(): void
  export function render(element: ReactElement): void
  export const fireEvent: { click(element: HTMLElement): void }
  export const screen: {
    getByRole(role: string, options: Found): HTMLElement
    findByRole(role: string, options: Found): Promise<HTMLElement>
  }
}
declare module '@auth/core/providers/credentials' {
  interface User {
    readonly id?: string
    readonly name?: string | null
  }
  export default function Credentials(config: {
    readonly credentials: object
    authorize(credentials: object, request: Request): Promise<User | null>
  }): object
}
