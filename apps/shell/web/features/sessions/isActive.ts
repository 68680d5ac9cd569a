/** A device seen within this time is active, in ms. */
const activeFor = 90_000

/** Whether a device was seen in the last 90 seconds. */
export function isActive(lastSeenAt: string, at: number): boolean {
  return at - Date.parse(lastSeenAt) < activeFor
}
