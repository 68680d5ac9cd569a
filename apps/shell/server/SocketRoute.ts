import type { IncomingMessage } from 'node:http'
import type { UpgradeListener } from './openPort.ts'

/** A place of the server where WebSockets are taken. */
export interface SocketRoute {
  /** Whether a request asks for a WebSocket there; every other is no matter of this. */
  mayUpgrade(request: IncomingMessage): boolean
  readonly upgrade: UpgradeListener
  /** Ends every connection. */
  close(): Promise<void>
}
