export function readPort(env?: Readonly<Record<string, string | undefined>>): number
export function assertPortFree(port?: number, host?: string): Promise<void>
