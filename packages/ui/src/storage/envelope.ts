import { isRecord } from '../utils/guards.ts'

/** Version and instance id stored with the data. */
export interface Stamp {
  readonly version: number
  readonly instanceId?: string | undefined
}

/**
 * Serializes data with its stamp: `{"v":1,"instance":"…","data":…}`.
 *
 * @throws TypeError for data that JSON cannot hold.
 */
export function sealEnvelope(data: unknown, { version, instanceId }: Stamp): string {
  return JSON.stringify({ v: version, instance: instanceId, data })
}

/**
 * Reads the data of an envelope. Returns undefined if the text is not an envelope or has another
 * stamp. Never throws.
 */
export function openEnvelope(raw: string, { version, instanceId }: Stamp): unknown {
  const envelope = parseObject(raw)
  if (!envelope || envelope.v !== version || envelope.instance !== instanceId) return undefined
  return envelope.data
}

/** Parses a JSON object. Returns undefined for anything else, lists included. Never throws. */
export function parseObject(raw: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(raw)
    return isRecord(value) ? value : undefined
  } catch {
    // Written by other code, or truncated.
    return undefined
  }
}
