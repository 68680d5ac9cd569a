/** How long a request waits for what another request has begun, in ms. */
const waitingTime = 2_000

/**
 * Whether the work of another request ends in time. On Workers it never does if the visitor of that
 * request is gone.
 */
export async function endsInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, waitingTime, false)
  })
  const isDone = await Promise.race([work.then(() => true), limit])
  clearTimeout(timer)
  return isDone
}
