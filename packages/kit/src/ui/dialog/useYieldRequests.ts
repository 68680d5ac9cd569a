import { useEffect } from 'react'
import type { DialogStack } from './dialogStack.ts'
import { onYieldRequest } from './yieldTopLayer.ts'

/** Lets `yieldTopLayer`, which knows no React, reach the stack of a provider. */
export function useYieldRequests(stack: DialogStack): void {
  useEffect(() => onYieldRequest(stack.yieldTopLayer), [stack])
}
