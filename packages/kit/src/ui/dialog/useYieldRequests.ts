import { useEffect } from 'react'
import type { DialogStack } from './dialogStack.ts'
import { onYieldRequest } from './yieldTopLayer.ts'

/** Connects `yieldTopLayer`, which works without React, to a provider's stack. */
export function useYieldRequests(stack: DialogStack): void {
  useEffect(() => onYieldRequest(stack.yieldTopLayer), [stack])
}
