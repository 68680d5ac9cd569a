// @vitest-environment happy-dom
import type { TransactionRecord } from '@foyer/kit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDraft, useSentLock } from './useDraft.ts'

vi.mock('../../../AppContext.ts', () => ({ useApp: () => ({ deployment: { instanceId: 'one' } }) }))
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const record = (status: TransactionRecord['status'], id = '0x1'): TransactionRecord => ({
  id,
  kind: 'transaction',
  chainId: 1,
  description: 'Lock 10 FOYER',
  status,
  addedAt: 0,
})

interface Props {
  readonly isLocking?: boolean
  readonly records?: readonly TransactionRecord[]
}

let accounts = 0

/** The form of a new account. */
async function openForm() {
  accounts += 1
  const account = `0x${String(accounts).padStart(40, '0')}` as const
  let form: ReturnType<typeof useDraft> | undefined
  function Form({ isLocking = false, records = [] }: Props): null {
    form = useDraft(account, 1)
    useSentLock({ ...form, isLocking, records })
    return null
  }
  const root = createRoot(document.createElement('div'))
  const render = (props: Props) => act(() => root.render(<Form {...props} />))
  await render({})
  return {
    render,
    type: (amount: string) => act(() => form?.setAmount(amount)),
    send: () => act(() => form?.setSent({ id: '0x1', ...form.draft })),
    choose: (time: string) => act(() => form?.setTime(time)),
    amount: () => form?.draft.amount,
    time: () => form?.draft.time,
  }
}

it('clears the amount of a lock that was confirmed while nobody followed it', async () => {
  const { amount, render, send, type } = await openForm()
  await type('10')
  await send()
  await render({ records: [record('pending')] })
  expect(amount()).toBe('10')
  await render({ records: [record('confirmed', '0x2'), record('confirmed')] })
  expect(amount()).toBe('')
  // The same amount again is another lock.
  await type('10')
  await render({ records: [record('confirmed')] })
  expect(amount()).toBe('10')
})

it('keeps the amount of a lock that failed', async () => {
  const { amount, render, send, type } = await openForm()
  await type('10')
  await send()
  await render({ records: [record('failed')] })
  expect(amount()).toBe('10')
  await render({ records: [record('confirmed')] })
  expect(amount()).toBe('10')
})

it('keeps another amount that was entered in the meantime', async () => {
  const { amount, render, send, type } = await openForm()
  await type('10')
  await send()
  await type('20')
  await render({ records: [record('confirmed')] })
  expect(amount()).toBe('20')
})

it('leaves a lock to the page while that follows it', async () => {
  const { amount, render, send, type } = await openForm()
  await type('10')
  await send()
  await render({ isLocking: true, records: [record('confirmed')] })
  expect(amount()).toBe('10')
  await render({ records: [record('confirmed')] })
  expect(amount()).toBe('')
})

it('clears the time of a confirmed lock, unless another one was chosen in the meantime', async () => {
  const first = await openForm()
  await first.type('10')
  await first.choose('2030-01-01T12:00')
  await first.send()
  await first.render({ records: [record('confirmed')] })
  expect(first.time()).toBe('')

  const second = await openForm()
  await second.type('10')
  await second.choose('2030-01-01T12:00')
  await second.send()
  await second.choose('2031-01-01T12:00')
  await second.render({ records: [record('confirmed')] })
  expect(second.time()).toBe('2031-01-01T12:00')
})
