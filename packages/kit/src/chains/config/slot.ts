import type { Kit, Slot } from './kit.ts'

/** A slot whose state is created on first use. */
export function slot<T>(name: string, make: (kit: Kit) => T): Slot<T> {
  return { name, make }
}

/** A slot that only a config provides (`kit/assembleKit.ts`); otherwise it is undefined. */
export function optionalSlot<T>(name: string): Slot<T | undefined> {
  return { name, make: () => undefined }
}
