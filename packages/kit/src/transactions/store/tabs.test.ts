// @vitest-environment happy-dom

import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { hashNumber, sender } from '../testing/simulatedChain.ts'
import { createNotifier } from '../tracker/createNotifier.ts'
import { electLeader, type Locks } from '../tracker/electLeader.ts'
import { createTransactionStore } from './createTransactionStore.ts'

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => setHidden(false))
afterEach(() => vi.restoreAllMocks())

const on = { address: sender, chainId: 1 }
const settle = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Tabs of one browser. Each reads what the others have written at once, and is notified of it when
 * `hear` is called, or at once too.
 */
function openBrowser({ isLate = false } = {}) {
  const disk = { ...memoryStorage(), isFull: false }
  const inner = memoryStorage()
  const tabs: { hear(): void; readonly unheard: Set<string> }[] = []
  return {
    disk,
    deliverAll() {
      for (const tab of tabs) tab.hear()
    },
    openTab() {
      let tell: (key: string | null) => void = () => {}
      const unheard = new Set<string>()
      const tab = {
        unheard,
        hear() {
          for (const key of unheard) tell(key)
          unheard.clear()
        },
      }
      const write = (key: string, change: () => void) => {
        if (disk.isFull) throw new DOMException('full', 'QuotaExceededError')
        change()
        for (const other of tabs) {
          if (other === tab) continue
          other.unheard.add(key)
          if (!isLate) other.hear()
        }
      }
      const storage = keepStorageAlive(
        {
          ...inner,
          setItem: (key: string, value: string) => write(key, () => inner.setItem(key, value)),
          removeItem: (key: string) => write(key, () => inner.removeItem(key)),
        },
        {
          watch(listener) {
            tell = listener
            return () => {}
          },
        },
      )
      const store = createTransactionStore({ key: 'test', storage })
      tabs.push(tab)
      return store
    },
  }
}

it('two tabs that add and settle at the same moment lose nothing', () => {
  const move = fc.record({
    which: fc.nat(1),
    does: fc.constantFrom('add', 'settle', 'hear'),
    chainId: fc.constantFrom(1, 56),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 10 }), (moves) => {
      const { deliverAll, openTab } = openBrowser({ isLate: true })
      const tabs = [openTab(), openTab()]
      const expected = new Map<string, string>()
      for (const [index, { chainId, does, which }] of moves.entries()) {
        const store = tabs[which]
        const waiting = store?.list(sender, chainId).find(({ status }) => status === 'pending')
        if (does === 'hear') deliverAll()
        else if (does === 'add') {
          store?.add({ hash: hashNumber(index), description: 'x' }, { address: sender, chainId })
          expected.set(hashNumber(index), 'pending')
        } else if (waiting) {
          store?.update(sender, chainId, new Map([[waiting.id, { status: 'confirmed' as const }]]))
          expected.set(waiting.id, 'confirmed')
        }
      }
      deliverAll()
      for (const store of tabs) {
        expect(new Map(store.list(sender).map(({ id, status }) => [id, status]))).toEqual(expected)
      }
    }),
  )
})

it('what one tab clears is gone in all tabs, also while another one writes', () => {
  const { deliverAll, openTab } = openBrowser({ isLate: true })
  const [first, second] = [openTab(), openTab()]
  const { id } = first.add({ hash: hashNumber(1), description: 'x' }, on)
  deliverAll()
  first.clear(sender)
  // It has not been notified yet.
  expect(second.list(sender)).toHaveLength(1)
  expect(second.update(sender, 1, new Map([[id, { status: 'confirmed' }]]))).toEqual([])
  deliverAll()
  for (const store of [first, second]) expect(store.list(sender)).toEqual([])
})

it('clears what another tab has just added', () => {
  const { deliverAll, openTab } = openBrowser({ isLate: true })
  const [first, second] = [openTab(), openTab()]
  second.add({ hash: hashNumber(1), description: 'x' }, on)
  first.clear(sender)
  deliverAll()
  for (const store of [first, second]) expect(store.list(sender)).toEqual([])
})

it('a transaction that another tab records again after this one settled it is pending again', () => {
  const { deliverAll, openTab } = openBrowser({ isLate: true })
  const [first, second] = [openTab(), openTab()]
  const add = { hash: hashNumber(1), description: 'x' }
  first.add(add, on)
  first.update(sender, 1, new Map([[add.hash, { status: 'confirmed' as const }]]))
  deliverAll()
  second.add(add, on)
  deliverAll()
  expect(first.list(sender, 1)).toMatchObject([{ status: 'pending' }])
})

describe('one visible tab leads', () => {
  /** A tab of this browser that logs when it leads. */
  function election({ locks = fakeLocks() as Locks | undefined } = {}) {
    const browser = openBrowser()
    const log: string[] = []
    const open = (who: string, store = browser.openTab()) => {
      const onLead = () => {
        log.push(`${who} leads`)
        return () => log.push(`${who} stops`)
      }
      const end = electLeader({ name: 'watch', locks, store, onLead })
      onTestFinished(end)
      const add = (number: number) => store.add({ hash: hashNumber(number), description: 'x' }, on)
      return { add, end }
    }
    return { ...browser, log, open }
  }

  it('and hands over when it is hidden or closed', async () => {
    const locks = fakeLocks()
    const { log, open } = election({ locks })
    const one = open('one')
    const two = open('two')
    await settle()
    expect(log).toEqual(['one leads'])
    one.end()
    await settle()
    expect(log).toEqual(['one leads', 'one stops', 'two leads'])
    setHidden(true)
    await settle()
    expect(log.at(-1)).toBe('two stops')
    setHidden(false)
    await settle()
    expect(log.at(-1)).toBe('two leads')
    two.end()
    await settle()
    expect(locks.held.size).toBe(0)
  })

  it('the one in which a transaction was recorded last, and the other one after it', async () => {
    const { log, open } = election()
    const one = open('one')
    const two = open('two')
    await expect.poll(() => log).toEqual(['one leads'])
    two.add(1)
    await expect.poll(() => log).toEqual(['one leads', 'two leads', 'one stops'])
    // It leads already.
    two.add(2)
    one.add(3)
    await expect.poll(() => log.slice(3)).toEqual(['one leads', 'two stops'])
    one.end()
    await expect.poll(() => log.slice(5)).toEqual(['one stops', 'two leads'])
  })

  it('the one in which a transaction was recorded before it could lead', async () => {
    const { log, open, openTab } = election()
    open('one')
    await expect.poll(() => log).toEqual(['one leads'])
    const store = openTab()
    store.add({ hash: hashNumber(1), description: 'x' }, on)
    open('two', store)
    await expect.poll(() => log).toEqual(['one leads', 'two leads', 'one stops'])
  })

  it('and so does one whose records no other tab has, until they are shared', async () => {
    const { disk, log, open } = election()
    const one = open('one')
    const two = open('two')
    await expect.poll(() => log).toEqual(['one leads'])
    disk.isFull = true
    two.add(1)
    await expect.poll(() => log).toEqual(['one leads', 'two leads'])
    disk.isFull = false
    two.add(1)
    await expect.poll(() => log.slice(2)).toEqual(['two stops'])
    one.end()
    await expect.poll(() => log.slice(3)).toEqual(['one stops', 'two leads'])
  })

  it.each([
    ['memory', memoryStorage()],
    ['the session storage', sessionStorage],
  ])('and so does each page that keeps its records in %s', async (_name, storage) => {
    const locks = fakeLocks()
    const { log, open } = election({ locks })
    for (const page of ['one', 'two']) {
      open(page, createTransactionStore({ key: 'test', storage }))
    }
    await expect.poll(() => log).toEqual(['one leads', 'two leads'])
    expect(locks.held.size).toBe(0)
  })

  it.each([
    ['without Web Locks', undefined],
    [
      'where they are refused',
      { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
    ],
  ])('%s every visible tab leads', async (_name, locks) => {
    const onLead = vi.fn(() => () => {})
    const store = openBrowser().openTab()
    onTestFinished(electLeader({ name: 'watch', locks, store, onLead }))
    await expect.poll(() => onLead.mock.calls.length).toBe(1)
  })
})

describe('toasts', () => {
  function twoTabs() {
    const { openTab } = openBrowser()
    const open = () => {
      const store = openTab()
      const log: string[] = []
      const notifier = createNotifier({
        store,
        address: sender,
        show: ({ description, status }) => log.push(`${status} ${description}`),
        dismiss: ({ description }) => log.push(`gone ${description}`),
        onChainChanged: (chainId) => log.push(`chain ${chainId}`),
      })
      onTestFinished(notifier.stop)
      const add = (number: number) =>
        store.add({ hash: hashNumber(number), description: `No ${number}` }, on).id
      const confirm = (id: string) =>
        store.update(sender, 1, new Map([[id, { status: 'confirmed' }]]))
      return { add, confirm, log, notifier, store }
    }
    return [open(), open()] as const
  }

  it('are shown by the tab that leads, and every tab learns that the chain changed', () => {
    const [one, two] = twoTabs()
    one.notifier.lead()
    two.confirm(two.add(1))
    expect(one.log).toEqual(['pending No 1', 'confirmed No 1', 'chain 1'])
    expect(two.log).toEqual(['chain 1'])
  })

  it('are handed over: pending ones are shown by the next tab too, the end by that one only', () => {
    const [one, two] = twoTabs()
    const stopOne = one.notifier.lead()
    const id = one.add(1)
    stopOne()
    const stopTwo = two.notifier.lead()
    expect(two.log).toEqual(['pending No 1'])
    stopTwo()
    // It still shows it.
    one.notifier.lead()
    expect(one.log).toEqual(['pending No 1'])
    one.confirm(id)
    expect(one.log).toEqual(['pending No 1', 'confirmed No 1', 'chain 1'])
    expect(two.log).toEqual(['pending No 1', 'gone No 1', 'chain 1'])
  })

  it('of at most three pending ones are shown when a tab starts to lead, and of every end', () => {
    const [one, two] = twoTabs()
    const ids = [1, 2, 3, 4, 5].map(one.add)
    two.notifier.lead()
    expect(two.log).toEqual(['pending No 3', 'pending No 4', 'pending No 5'])
    two.confirm(ids[0] ?? '')
    expect(two.log.slice(3)).toEqual(['confirmed No 1', 'chain 1'])
    one.store.clear(sender)
    expect(two.log.slice(5).toSorted()).toEqual(['gone No 3', 'gone No 4', 'gone No 5'])
  })

  it('of an account that is left are dismissed', () => {
    const [one] = twoTabs()
    one.notifier.lead()
    one.add(1)
    one.notifier.stop()
    expect(one.log).toEqual(['pending No 1', 'gone No 1'])
  })
})
