import { numberToHex } from 'viem'
import type { Emitter } from './emitter.ts'
import { visibleAccounts, writeAddresses } from './permissions.ts'
import type { ChainIdFormat, Personality } from './personality.ts'
import type { WalletState } from './types.ts'

const quickSwitchMs = 500

/** Emits events for the page when its view of the state changes, in this wallet's manner. */
export function createEvents(
  emitter: Emitter,
  personality: Personality,
): (before: WalletState, after: WalletState) => void {
  let lastSwitch = Number.NEGATIVE_INFINITY

  function chainChanged(chainId: number): void {
    const now = Date.now()
    const repeats = now - lastSwitch < quickSwitchMs ? personality.quickSwitchRepeats : 1
    lastSwitch = now
    for (let repeat = 0; repeat < repeats; repeat += 1)
      for (const format of personality.chainChanged)
        emitter.emit('chainChanged', writeChainId(chainId, format))
  }

  return (before, after) => {
    if (before.chainId !== after.chainId) chainChanged(after.chainId)
    const accounts = visibleAccounts(after)
    if (visibleAccounts(before).join() === accounts.join()) return
    emitter.emit('accountsChanged', [...writeAddresses(accounts, personality)])
  }
}

function writeChainId(chainId: number, format: ChainIdFormat): string | number {
  if (format === 'number') return chainId
  return format === 'hex' ? numberToHex(chainId) : String(chainId)
}
