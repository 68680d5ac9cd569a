/**
 * Whether another request's work ends within a time limit, in ms. On Workers it never does once
 * that request's visitor is gone.
 */
export async function endsInTime(work: Promise<unknown>, limit: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limit, false)
  })
  const isDone = await Promise.race([work.then(() => true), tooLate])
  clearTimeout(timer)
  return isDone
}
