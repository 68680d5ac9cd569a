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
    send: () => act(() => form?.setSent({ id: '0x1', amount: form.draft.amount })),
    amount: () => form?.draft.amount,
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
