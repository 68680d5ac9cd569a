/**
 * Whether another request's work ends within a time limit, in ms. On Workers it never does once
 * that request's visitor is gone. Rejects if the work does.
 */
export function endsInTime(work: Promise<unknown>, limit: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, limit, false)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    work.then(
      () => end(() => resolve(true)),
      (error: unknown) => end(() => reject(error)),
    )
  })
}
