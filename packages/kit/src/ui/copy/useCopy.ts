import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a successful copy is shown, in milliseconds (Spec: account dialog). */
export const copiedFor = 1_500

export interface Copying {
  /** True for 1500 ms after the clipboard took the text. */
  readonly copied: boolean
  /** True after the clipboard refused, until the next attempt: offer the text for selecting. */
  readonly failed: boolean
  /** Resolves to whether the clipboard took the text; never rejects. */
  copy(text: string): Promise<boolean>
}

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
    // A later attempt, or unmounting, has made this answer old.
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
    // Refused by the visitor or a frame's policy, or there is no clipboard (plain http).
    return false
  }
}
