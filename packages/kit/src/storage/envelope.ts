import { isRecord } from '../utils/guards.ts'

/** What stored data is stamped with. */
export interface Stamp {
  readonly version: number
  readonly instanceId?: string | undefined
}

/** Data as text with its stamp: `{"v":1,"instance":"…","data":…}`. Throws a TypeError for what JSON cannot hold. */
export function sealEnvelope(data: unknown, { version, instanceId }: Stamp): string {
  return JSON.stringify({ v: version, instance: instanceId, data })
}

/** The data in an envelope; undefined when it is no envelope, or bears another stamp. Never throws. */
export function openEnvelope(raw: string, { version, instanceId }: Stamp): unknown {
  const envelope = parseObject(raw)
  if (!envelope || envelope.v !== version || envelope.instance !== instanceId) return undefined
  return envelope.data
}

/** Text as a JSON object (no list, no bare value), or undefined. Never throws. */
export function parseObject(raw: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(raw)
    return isRecord(value) ? value : undefined
  } catch {
    // Somebody else's text, or a write that was cut short.
    return undefined
  }
}
