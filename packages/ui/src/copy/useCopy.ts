import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a successful copy is shown, in ms. */
export const copiedFor = 1_500

export interface Copying {
  /** True for `copiedFor` ms after a successful copy. */
  readonly copied: boolean
  /** True after a failed copy, until one succeeds: let the visitor select the text instead. */
  readonly failed: boolean
  /** Copies `text`. Resolves to whether it was copied; never rejects. */
  copy(text: string): Promise<boolean>
}

/** Copies text to the clipboard and tracks the result of the latest attempt. */
export function useCopy(): Copying {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const attempt = useRef(0)

  useEffect(
    () => () => {
      attempt.current += 1
      clearTimeout(timer.current)
    },
    [],
  )

  const copy = useCallback(async (text: string) => {
    attempt.current += 1
    const own = attempt.current
    const taken = await writeText(text)
    // A later attempt, or unmounting, makes this result stale.
    if (own !== attempt.current) return taken
    clearTimeout(timer.current)
    setState(taken ? 'copied' : 'failed')
    if (taken) timer.current = setTimeout(() => setState('idle'), copiedFor)
    return taken
  }, [])

  return { copied: state === 'copied', failed: state === 'failed', copy }
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Denied by the visitor or a permissions policy, or no clipboard API (plain HTTP).
    return false
  }
}
