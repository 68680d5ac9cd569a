/** Delay before a failed download is retried, in ms. */
export const retryDelay = 10_000

/**
 * Loads a module. After a failure it tries again after `retryDelay`, or as soon as the browser is
 * online again. Returns a function that cancels.
 */
export function loadUntilItArrives<T>(
  load: () => Promise<T>,
  onArrival: (module: T) => void,
  onFailure: (error: unknown) => void = () => {},
): () => void {
  let isStopped = false
  let cancelWait = () => {}

  async function attempt(): Promise<void> {
    try {
      const module = await load()
      if (!isStopped) onArrival(module)
    } catch (error) {
      // The browser logs the failed request itself.
      if (isStopped) return
      wait()
      onFailure(error)
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
