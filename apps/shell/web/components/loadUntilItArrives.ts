/** How long after a failed download the next one starts, ms. */
export const retryDelay = 10_000

/**
 * Downloads something the page can do without for now: after a failure it is asked for again, when
 * the connection is back or after `retryDelay`. Returns what gives up on it.
 */
export function loadUntilItArrives<T>(
  load: () => Promise<T>,
  onArrival: (part: T) => void,
): () => void {
  let isStopped = false
  let cancelWait = () => {}

  async function attempt(): Promise<void> {
    try {
      const part = await load()
      if (!isStopped) onArrival(part)
    } catch {
      // The browser itself reports the download that failed.
      if (!isStopped) wait()
    }
  }

  function wait(): void {
    const again = () => {
      cancelWait()
      void attempt()
    }
    const timer = setTimeout(again, retryDelay)
    window.addEventListener('online', again)
    cancelWait = () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }

  void attempt()
  return () => {
    isStopped = true
    cancelWait()
  }
}
