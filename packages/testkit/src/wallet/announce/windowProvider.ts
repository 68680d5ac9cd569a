import type { EIP1193Provider } from 'viem'
import { connectMethods } from '../methods/connect.ts'
import type { Personality } from '../personality.ts'

/** What a wallet sets as `window.ethereum`: nothing, its provider, or an object of its own. */
export function windowProvider(
  provider: EIP1193Provider,
  { ethereum }: Pick<Personality, 'ethereum'>,
): object | undefined {
  if (ethereum === 'none') return undefined
  if (ethereum === 'announced') return provider
  const flagged = (flags: readonly string[]) =>
    Object.fromEntries(flags.map((flag) => [flag, true]))
  const other = {
    async request(args: { readonly method: string }): Promise<unknown> {
      const answer: unknown = await Reflect.apply(provider.request, provider, [args])
      if (connectMethods.has(args.method)) Object.assign(other, flagged(ethereum.flagsOnceAsked))
      return answer
    },
    on: provider.on,
    removeListener: provider.removeListener,
    ...flagged(ethereum.flags),
  }
  return other
}
