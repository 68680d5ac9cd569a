/** A block may be read this much late and still be the newest, in seconds. More than that, and a clock was set. */
const late = 60

/**
 * The chain's time now, Unix seconds: that of the last block that was read, carried on by how long ago that was. The visitor's clock may
 * show any time. Late blocks do not turn it back; a clock that was set, or a chain that was, does.
 *
 * @param before What was shown last.
 * @param block Its time, and when it was read by the visitor's clock, ms since 1970.
 * @param now By the visitor's clock, ms since 1970.
 */
export function chainTimeNow(
  before: number,
  block: { readonly chainTime: number; readonly readAt: number },
  now: number,
): number {
  const passed = Math.max(0, Math.floor((now - block.readAt) / 1_000))
  const estimate = block.chainTime + passed
  return before > estimate && before - estimate <= late ? before : estimate
}
