import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTransactionStore } from '../store/createTransactionStore.ts'
import type { SeenIn, TransactionRecord } from '../store/record.ts'
import { SimulatedChain, sender } from '../testing/simulatedChain.ts'
import { checkChain } from './checkChain.ts'
import { unknownLimit } from './resolveStatus.ts'

type Step =
  | { readonly kind: 'send'; readonly confirmations: number; readonly reverts: boolean | 'odd' }
  | {
      readonly kind: 'replace'
      readonly which: number
      readonly how: 'reprice' | 'cancel' | 'other'
    }
  | { readonly kind: 'mine' | 'restart' }
  | { readonly kind: 'reorganise'; readonly depth: number; readonly lost: boolean }
  | { readonly kind: 'drop' | 'return'; readonly which: number }
  | {
      readonly kind: 'endpoint'
      readonly which: number
      readonly mode: 'up' | 'down' | 'strange' | 'fresh'
      readonly behind: number
      readonly keeps: number
      readonly keepsReceipts: number
    }
  | { readonly kind: 'round'; readonly passed: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      confirmations: fc.integer({ min: 1, max: 3 }),
      reverts: fc.constantFrom(false, true, 'odd' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('replace' as const),
      which: fc.nat(9),
      how: fc.constantFrom('reprice' as const, 'cancel' as const, 'other' as const),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('mine' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reorganise' as const),
      depth: fc.integer({ min: 1, max: 3 }),
      lost: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return' as const), which: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('endpoint' as const),
      which: fc.nat(1),
      mode: fc.constantFrom('up' as const, 'down' as const, 'strange' as const, 'fresh' as const),
      behind: fc.constantFrom(0, 0, 1, 3),
      keeps: fc.constantFrom(Number.POSITIVE_INFINITY, 2),
      keepsReceipts: fc.constantFrom(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 2, 0),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      passed: fc.constantFrom(-3_600_000, 4_000, 60_000, 20 * 60_000, 86_400_000),
    }),
  },
)

/** Whether a record agrees with the chain at this moment. */
function isTrue(chain: SimulatedChain, record: TransactionRecord): boolean {
  const { confirmations = 1, hash, outcome, replacedBy, status } = record
  if (!hash || replacedBy === hash) return false
  if (outcome === 'dropped') {
    const isKnown =
      chain.pool.some((entry) => entry.hash === hash) &&
      chain.endpoints.some(({ mode }) => mode === 'up')
    const { nonce } = record
    const isUsed = nonce !== undefined && chain.usedNonces() > nonce
    return chain.find(hash) === undefined && (isUsed || !isKnown)
  }
  const found = chain.find(replacedBy ?? hash)
  if (!found || chain.head - found.block.number + 1 < confirmations) return false
  const { reverted, transaction } = found
  if (replacedBy && transaction.nonce !== record.nonce) return false
  if (status === 'confirmed') {
    return !reverted && (outcome === 'repriced') === (replacedBy !== undefined)
  }
  if (outcome === 'reverted') return reverted
  if (outcome === 'cancelled') return transaction.to === sender && transaction.value === 0n
  return outcome === 'replaced' && replacedBy !== undefined
}

it('property: never reports a wrong status, and leaves nothing pending that no node knows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const chain = new SimulatedChain()
      const storage = memoryStorage()
      let now = 1_000_000
      const open = () => createTransactionStore({ key: 'test', storage, now: () => now })
      let store = open()

      const round = async (passed: number) => {
        now += passed
        const pending = store.list(sender, 1).filter(({ status }) => status === 'pending')
        const options = {
          port: chain.port({ rotates: true }),
          address: sender,
          walletOf: () => undefined,
          now,
        }
        const patches = await checkChain(pending, options)
        for (const record of store.update(sender, 1, patches)) {
          if (record.status !== 'pending')
            expect(isTrue(chain, record), JSON.stringify(record)).toBe(true)
        }
      }

      const take = async (entry: Step): Promise<void> => {
        switch (entry.kind) {
          case 'send': {
            const { confirmations, reverts } = entry
            const { hash } = chain.send({ reverts })
            store.add({ hash, description: 'x', confirmations }, { address: sender, chainId: 1 })
            return
          }
          case 'replace': {
            const waiting = chain.pool[entry.which % Math.max(1, chain.pool.length)]
            if (!waiting) return
            const { nonce } = waiting
            if (entry.how === 'reprice') chain.send(waiting)
            else
              chain.send(
                entry.how === 'cancel' ? { nonce, to: sender, value: 0n } : { nonce, value: 77n },
              )
            return
          }
          case 'mine':
            return chain.mine()
          case 'restart':
            store = open()
            return
          case 'reorganise':
            return chain.reorganise(entry.depth, entry)
          case 'drop': {
            const waiting = chain.pool[entry.which % Math.max(1, chain.pool.length)]
            if (waiting) chain.drop(waiting.hash)
            return
          }
          case 'return': {
            const again = chain.sent[entry.which % Math.max(1, chain.sent.length)]
            if (again && again.nonce >= chain.usedNonces()) chain.wait(again)
            return
          }
          case 'endpoint': {
            const endpoint = chain.endpoints[entry.which]
            if (endpoint) {
              const { behind, keeps, keepsReceipts, mode } = entry
              Object.assign(endpoint, { behind, keeps, keepsReceipts, mode })
            }
            return
          }
          case 'round':
            return round(entry.passed)
        }
      }

      for (const entry of steps) await take(entry)
      for (const endpoint of chain.endpoints) Object.assign(endpoint, { mode: 'up', behind: 0 })
      for (let turn = 0; turn < 10; turn += 1) {
        for (let block = 0; block < 4; block += 1) chain.mine()
        await round(unknownLimit / 6)
      }
      const hasReceipt = ({ number }: SeenIn) =>
        chain.endpoints.some(({ keepsReceipts }) => chain.head - number < keepsReceipts)
      for (const { hash, seenIn, status } of store.list(sender, 1)) {
        if (status !== 'pending') continue
        if (seenIn) expect(hasReceipt(seenIn)).toBe(false)
        else expect(chain.pool.some((entry) => entry.hash === hash)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
