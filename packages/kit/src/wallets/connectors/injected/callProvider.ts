import { fieldOf } from '@foyer/ui/utils/guards.ts'

/** Calls the first of these methods that the provider has. Never throws. */
export function callProvider(
  provider: unknown,
  names: readonly string[],
  args: readonly unknown[],
): void {
  try {
    const method = names.map((name) => fieldOf(provider, name)).find((each) => each !== undefined)
    if (typeof method === 'function') Reflect.apply(method, provider, args)
  } catch {
    // The wallet is then followed by polling.
  }
}
