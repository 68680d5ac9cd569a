// @vitest-environment happy-dom

import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeLocks } from '../testing/fakeLocks.ts'
import { hashNumber, sender } from '../testing/simulatedChain.ts'
import { electLeader } from '../tracker/electLeader.ts'
import { createNotifier } from './createNotifier.ts'
import { createTab } from './createTab.ts'
import { createTransactionStore } from './createTransactionStore.ts'

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => setHidden(false))
afterEach(() => vi.restoreAllMocks())

/** A disk that refuses writes while it is full. */
function fillable() {
  const { setItem, ...disk } = memoryStorage()
  return {
    ...disk,
    isFull: false,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('one visible tab leads, and hands over when it is hidden or closed', async () => {
  const locks = fakeLocks()
  const log: string[] = []
  const lead = (who: string) =>
    electLeader({
      name: 'watch',
      locks,
      onLead: () => {
        log.push(`${who} leads`)
        return () => log.push(`${who} stops`)
      },
    })
  const endOne = lead('one')
  const endTwo = lead('two')
  await settle()
  expect(log).toEqual(['one leads'])
  endOne()
  await settle()
  expect(log).toEqual(['one leads', 'one stops', 'two leads'])
  setHidden(true)
  await settle()
  expect(log.at(-1)).toBe('two stops')
  setHidden(false)
  await settle()
  expect(log.at(-1)).toBe('two leads')
  endTwo()
  await settle()
  expect(locks.held.size).toBe(0)
})

it('a page whose records no other tab has leads for itself, and elects again once it is shared', async () => {
  const locks = fakeLocks()
  const disk = fillable()
  const log: string[] = []
  const lead = (who: string) => {
    const storage = keepStorageAlive(disk, { watch: () => () => undefined })
    const store = createTransactionStore({ key: 'test', storage })
    const onLead = () => {
      log.push(`${who} leads`)
      return () => log.push(`${who} stops`)
    }
    const end = electLeader({ name: 'watch', locks, store, onLead })
    onTestFinished(end)
    const add = (number: number) =>
      store.add({ hash: hashNumber(number), description: 'x' }, { address: sender, chainId: 1 })
    return { add, end }
  }
  const one = lead('one')
  const two = lead('two')
  await expect.poll(() => log).toEqual(['one leads'])
  disk.isFull = true
  two.add(1)
  await expect.poll(() => log).toEqual(['one leads', 'two leads'])
  // Elects no one again, which would be in the next log.
  two.add(2)
  disk.isFull = false
  two.add(3)
  await expect.poll(() => log).toEqual(['one leads', 'two leads', 'two stops'])
  one.end()
  await expect
    .poll(() => log)
    .toEqual(['one leads', 'two leads', 'two stops', 'one stops', 'two leads'])
})

it.each([
  ['memory', memoryStorage()],
  ['the session storage', sessionStorage],
])('a page that keeps its records in %s leads for itself', async (_name, storage) => {
  const locks = fakeLocks()
  const onLead = vi.fn(() => () => {})
  for (let page = 0; page < 2; page += 1) {
    const store = createTransactionStore({ key: 'test', storage })
    onTestFinished(electLeader({ name: 'watch', locks, store, onLead }))
  }
  await expect.poll(() => onLead.mock.calls.length).toBe(2)
  expect(locks.held.size).toBe(0)
})

it('without Web Locks every visible tab leads', () => {
  const onLead = vi.fn(() => () => {})
  electLeader({ name: 'watch', locks: undefined, onLead })()
  expect(onLead).toHaveBeenCalledOnce()
})

it('a tab keeps its id over a reload, and a duplicated tab gets a new one', async () => {
  const locks = fakeLocks()
  const stored = memoryStorage()
  const first = createTab({ key: 'tab', locks, sessionStorage: stored })
  const { id } = first
  // Duplicated: the session storage is copied while the first tab is still open.
  const copied = memoryStorage()
  copied.setItem('tab', id)
  const second = createTab({ key: 'tab', locks, sessionStorage: copied })
  await settle()
  expect(second.id).not.toBe(id)
  expect(await second.isOpen(id)).toBe(true)
  locks.release(`tab.${id}`)
  expect(await second.isOpen(id)).toBe(false)
  // Reloaded: the old page no longer exists.
  expect(createTab({ key: 'tab', locks, sessionStorage: stored }).id).toBe(id)
})

function twoTabs() {
  const storage = keepStorageAlive(memoryStorage())
  const store = createTransactionStore({ key: 'test', storage })
  const locks = fakeLocks()
  const make = (sessionStorage = memoryStorage()) => {
    const tab = createTab({ key: 'tab', locks, sessionStorage })
    const log: string[] = []
    const notifier = createNotifier({
      store,
      address: sender,
      tab,
      onSent: ({ description }) => log.push(`sent ${description}`),
      onEnd: ({ description, status }) => log.push(`${status} ${description}`),
      onForgotten: ({ description }) => log.push(`forgotten ${description}`),
      onChainChanged: (chainId) => log.push(`chain ${chainId}`),
    })
    return { tab, log, notifier }
  }
  const add = (tab: string, number = 1) =>
    store.add(
      { hash: hashNumber(number), description: `No ${number}` },
      { address: sender, chainId: 1, tab },
    )
  const confirm = (id: string) =>
    store.update(sender, 1, new Map([[id, { status: 'confirmed' as const }]]))
  return { add, store, confirm, locks, make }
}

it('the tab that sent a transaction notifies, and every tab learns that the chain changed', async () => {
  const { add, confirm, make } = twoTabs()
  const [one, two] = [make(), make()]
  const { id } = add(one.tab.id)
  const [changed] = confirm(id)
  // The second tab tracks, and is also the one that found the change.
  if (changed) await two.notifier.tell(changed)
  expect(one.log).toEqual(['sent No 1', 'confirmed No 1', 'chain 1'])
  expect(two.log).toEqual(['chain 1'])
})

it.each([
  ['its end', 'confirmed No 1'],
  ['that it was cleared', 'forgotten No 1'],
  ['that the account has left', 'forgotten No 1'],
])('a duplicated tab that shows a pending transaction learns %s', async (what, last) => {
  const { add, confirm, make, store } = twoTabs()
  const original = memoryStorage()
  const first = make(original)
  const { id } = add(first.tab.id)
  const copied = memoryStorage()
  copied.setItem('tab', original.getItem('tab') ?? '')
  const second = make(copied)
  expect(second.log).toEqual(['sent No 1'])
  await expect.poll(() => second.tab.id).not.toBe(first.tab.id)
  if (what === 'its end') {
    const [changed] = confirm(id)
    if (changed) await second.notifier.tell(changed)
  } else if (what === 'that it was cleared') store.clear(sender)
  else second.notifier.stop()
  expect(second.log.filter((entry) => entry !== 'chain 1')).toEqual(['sent No 1', last])
})

it('the leading tab notifies for a closed tab', async () => {
  const { add, confirm, locks, make } = twoTabs()
  const [one, two] = [make(), make()]
  const { id } = add(one.tab.id)
  one.notifier.stop()
  locks.release(`tab.${one.tab.id}`)
  const [changed] = confirm(id)
  if (changed) await two.notifier.tell(changed)
  expect(two.log).toEqual(['chain 1', 'confirmed No 1'])
})

it('after a reload at most three pending ones are shown again, and a cleared one is dismissed', () => {
  const { add, store, make } = twoTabs()
  const { tab } = make()
  for (let number = 1; number <= 5; number += 1) add(tab.id, number)
  const log: string[] = []
  const notifier = createNotifier({
    store,
    address: sender,
    tab,
    onSent: ({ description }) => log.push(description),
    onEnd: () => {},
    onForgotten: ({ description }) => log.push(`forgotten ${description}`),
    onChainChanged: () => {},
  })
  expect(log).toHaveLength(3)
  store.clear(sender)
  expect(log.slice(3)).toHaveLength(5)
  notifier.stop()
})

it('leaving an account dismisses its pending toasts, and only those of this tab', () => {
  const { add, make } = twoTabs()
  const { log, notifier, tab } = make()
  add(tab.id, 1)
  add('another', 2)
  notifier.stop()
  expect(log).toEqual(['sent No 1', 'forgotten No 1'])
})

it('has an id on a plain HTTP page too', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const tab = () => createTab({ key: 'tab', locks: fakeLocks(), sessionStorage: memoryStorage() })
  expect(tab().id).toMatch(/^[\w-]{8,64}$/)
  expect(tab().id).not.toBe(tab().id)
})
